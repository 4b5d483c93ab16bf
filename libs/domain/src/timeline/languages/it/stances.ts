import type { StanceCues, TitleCues, WithdrawalCues } from '../language-cues.js';
import { words } from '../words.js';

/** How Italian headlines mark comment and expectation. */
export const STANCES: StanceCues = {
  comment: [
    /^(?:opinioni?|l'opinione|editoriale|l'editoriale|commento|il commento|l'intervento|rubrica|analisi|l'analisi|il punto|il corsivo|recensione|intervista|l'intervista|ritratto|reportage|il racconto|podcast|video|foto|fotogallery|gallery|quiz|diretta|in diretta|live|la diretta|fact-?checking|cronologia|le lettere|lettere|perché|perche|come|chi (?:è|era|sono)|cosa|che cosa|quando|quanto|ecco|tutto (?:su|quello)|le ultime notizie|ultime notizie|le notizie|rassegna stampa|newsletter|buongiorno|il retroscena|(?:\d{1,2}|tre|quattro|cinque|sei|sette|dieci) (?:cose|domande|motivi|ragioni|lezioni|punti))(?![a-zÀ-ɏ])/i,
    /\?(?:\s|$)|[,:;|–—.-] ?(?:in diretta|la diretta|diretta|live|analisi|opinione|commento|editoriale|video|foto|il retroscena|cosa sappiamo|le news)\s*$|^live\b/i,
    words(
      '(?:notizie|news|aggiornamenti) in diretta',
      'minuto per minuto',
      'cosa sappiamo',
      "quello che (?:c'è da sapere|sappiamo)",
      'le notizie (?:del giorno|di oggi|del mattino)',
      'la rassegna stampa',
      'segui la diretta',
      'live blog',
    ),
    /, di \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}(?:\.|$)/u,
  ],
  aftermath: words(
    String.raw`reagis\w+|le reazioni|reazioni (?:a|al|alla)|prima e dopo|ironizza\w*|solleva interrogativi`,
  ),
  expectation: words(
    "potrebbe(?:ro)?|dovrebbe(?:ro)?|attes[oaie]|si prevede|si attende|previst[oaie] (?:per|il|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|in arrivo|sul punto di|in procinto di|rischia(?:no)? (?:di|una|un)|si prepara(?:no)? a|verso (?:il|la|lo|l')|^in attesa|^alla vigilia",
  ),
  statement: words(
    "dice|dicono|ha detto|avverte|avvertono|annuncia(?:no)?|afferma(?:no)?|assicura(?:no)?|promette|promettono|allerta(?:no)?|lancia l'allarme|nega(?:no)?|smentisce|accusa(?:no)?|ordina(?:no)?|ammette|ammettono|rivela(?:no)?|chiede|chiedono|sostiene|dichiara|denuncia",
  ),
};

export const WITHDRAWALS: WithdrawalCues = {
  ours: words(
    "(?:ritiriamo|abbiamo ritirato|rettifichiamo|smentiamo) (?:il|la|l'|questo|questa|il nostro|la nostra) ?_1_(?:articolo|notizia|inchiesta|servizio)",
    '(?:nostro|nostra|questo|questa) (?:articolo|notizia|inchiesta) _4_(?:era|è|è stat[oa]) (?:errat[oa]|fals[oa]|sbagliat[oa]|ritirat[oa])',
    String.raw`(?:avevamo|abbiamo) (?:scritto|riportato|pubblicato) .{0,150}\. (?:era|è|non era|non è) (?:falso|sbagliato|errato|vero|così)|ci siamo sbagliati`,
  ),
  correction: /^(?:correzione|rettifica|errata corrige|precisazione)(?![a-zÀ-ɏ])/i,
  negation: words('non|mai|nessun|nessuno|nessuna|né'),
  earlier: words(
    '(?:articolo|notizia|versione) (?:precedente|iniziale) .{0,80}(?:era|è) (?:errat[oa]|fals[oa]|sbagliat[oa])|precedente (?:articolo|versione|notizia) .{0,80}(?:era|è) (?:errat[oa]|fals[oa]|sbagliat[oa])',
  ),
  denial: words(
    '(?:smentisce|smentiscono|nega|negano|respinge|respingono) _4_(?:voci|notizi[ae]|accuse|indiscrezioni|ricostruzioni)|(?:notizia|voci) _2_(?:fals[ae]|smentit[ae])',
  ),
};

export const TITLES: TitleCues = {
  decisive: words(
    String.raw`mort[oaie]|muore|muoiono|uccis[oaie]|uccide|uccidono|arrestat[oaie]|arresti|arrestano|indagat[oaie]|rinviat[oaie] a giudizio|condannat[oaie]|condanna|assolt[oaie]|colpevol[ei]|si dimette|dimissioni|rimoss[oa]|esonerat[oa]|elett[oa]|rielett[oa]|vince|vincono|approva(?:no|t[oa])?|via libera|respinge|respinto|boccia(?:to|ta)?|firma(?:no|t[oa])?|sentenza|verdetto|vieta(?:no|t[oa])?|blocca(?:no|t[oa])?|annulla(?:no|t[oa])?|accordo|cessate il fuoco|tregua|invade|attacca(?:no)?|attacco|attentato|esplosione|esplode|schianto|crolla|crollo|deraglia\w*|evacua\w+|emergenza|dichiara|lancia|sequestra\w*|salvat[oaie]|ritirat[oaie]|richiam\w+|fallimento|fusione|acquista|cancella\w*|sospes[oaie]|sospende`,
  ),
  negation: /^(?:non|né|mai|senza|nessun|nessuno|nessuna|nega|negano|smentisce|smentiscono|falso|falsa)$/u,
  opposites: [
    'approva approvano approvato approvata accetta accettano sostiene appoggia | respinge respingono respinto bocciato boccia bocciata rifiuta',
    'vince vincono vittoria batte trionfa | perde perdono sconfitta',
    'arrestato arrestata arrestati incarcerato catturato | liberato liberata liberati rilasciato libero',
    'condannato condannata condanna colpevole | assolto assolta assoluzione innocente',
    'sale salgono aumenta aumentano cresce crescono | scende scendono cala calano diminuisce crolla',
    'apre aprono riapre riaprono riaperto | chiude chiudono chiuso',
    'inizia iniziano comincia riprende riprendono | finisce finito termina sospende sospeso revocato annullato',
    'permette autorizza autorizzano | vieta vietano vietato blocca',
    'conferma confermano ammette | nega negano smentisce smentiscono',
    'vivo viva vivi salvo salvato sopravvive | morto morta morti muore ucciso',
    'revoca allenta | impone impongono',
    'nominato nominata nomina | rimosso rimossa destituito',
  ],
};
