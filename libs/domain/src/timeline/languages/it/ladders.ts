import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

/** The stages of Italian stories, by the names of the English ladders. */
export const LADDERS: Readonly<Record<string, LadderCues>> = {
  'a court case': {
    fits: words(
      String.raw`process\w+|giudic\w+|tribunale|corte|giuria|pm|procura|imputat[oaie]|condann\w+|assol\w+|sentenza|querela|udienza|rinviat[oaie] a giudizio`,
    ),
    steps: {
      charged: words(
        'rinviat[oaie] a giudizio|rinvio a giudizio|indagat[oaie] per|incriminat[oaie]|accusat[oaie] di|imputat[oaie] per|(?:presenta|sporge) (?:querela|denuncia)',
      ),
      'on trial': words(
        String.raw`(?:si apre|inizia|comincia|al via|riprende|apertura d\w+) _3_processo|processo _4_(?:si apre|inizia|comincia|al via|riprende)|a processo|davanti (?:ai giudici|al giudice|al tribunale|alla corte)|sul banco degli imputati`,
      ),
      ruling: words(
        '(?:giudice|gip|gup|tribunale|corte|consulta|tar|cassazione) _2_(?:ordina|blocca|annulla|conferma|respinge|sospende|dispone|boccia)',
      ),
      verdict: words(
        String.raw`(?:giudicat[oaie]|ritenut[oaie]|dichiarat[oaie]) colpevol[ei]|condannat[oaie] (?:a|ad|per|all'\S+)|assolt[oaie]`,
      ),
    },
  },
  'a strike': {
    fits: words(String.raw`sciopero|scioperi|scioperan\w+|sindacat\w+|mobilitazione|picchett\w+|contratto`),
    steps: {
      announced: words(
        '(?:proclamano|proclama|proclamato|annunciano|indetto|indicono) _3_sciopero|sciopero _4_(?:proclamato|indetto|annunciato)',
      ),
      'under way': words(
        '(?:inizia|iniziato|al via|scatta) _2_sciopero|sciopero _4_(?:inizia|iniziato|prosegue|continua|paralizza|al via)|in sciopero|incrociano le braccia',
      ),
      talks: words(
        '(?:trattative|trattativa|negoziati|confronto) _3_(?:riprendono|iniziano|proseguono|ripartono|riprende)|(?:riprendono|ripartono|al via) _2_(?:trattative|negoziati)|convocat[oi] al tavolo|si apre il tavolo',
      ),
      'deal offered': words(
        "intesa di massima|ipotesi d'accordo|preintesa|(?:raggiunt[oa]|firmat[oa]|siglat[oa]|trovano|firmano) _3_(?:accordo|intesa|l'accordo|contratto)|accordo _3_(?:raggiunto|firmato|siglato)",
      ),
    },
  },
  'an election': {
    fits: words(
      String.raw`elezion[ei]|elettoral\w+|voto|urne|ballottaggio|candidat\w+|referendum|primarie|elettori|scrutinio|regionali|comunali|elett[oa]`,
    ),
    steps: {
      announced: words(
        '(?:indice|indette|convoca|convocate|annuncia) _3_(?:elezioni|referendum)|(?:annuncia|ufficializza) la candidatura|si candida a',
      ),
      voting: words(
        '(?:aperti|aprono) _1_(?:seggi|le urne|urne)|urne aperte|seggi aperti|(?:al voto|alle urne)|si vota (?:oggi|in)',
      ),
      counting: words(
        '(?:chiusi|chiudono|chiuse) _1_(?:seggi|urne)|seggi chiusi|urne chiuse|spoglio|exit poll|(?:risultati|dati) (?:parziali|provvisori)|prime proiezioni',
      ),
      declared: words(
        String.raw`(?:vince|vincono|perde|conquista|trionfa|stravince) _4_(?:elezioni|ballottaggio|primarie|referendum|presidenziali|regionali|comunali|maggioranza assoluta)|(?:elett[oa]|rielett[oa]) _2_(?:president\w+|sindac[oa])|è (?:il|la) nuov[oa] (?:president\w+|sindac[oa])|(?:ammette|riconosce) (?:la )?sconfitta`,
      ),
    },
  },
  'a disaster': {
    fits: words(
      String.raw`terremot\w+|sism\w+|scossa|alluvion\w+|esond\w+|uragano|tifone|ciclone|tornado|tromba d'aria|tempesta|incendi\w*|valanga|tsunami|eruzione|vulcano|esplosione|schianto|incidente|naufragio|croll\w+|deraglia\w+|diga|frana|maltempo`,
    ),
    steps: {
      rescue: words(
        String.raw`soccorritori|squadre di soccorso|vigili del fuoco (?:al lavoro|in azione|scavano)|si cercano _2_(?:superstiti|dispersi)|ricerca (?:dei|di) (?:superstiti|dispersi)|evacuat[ie]|evacuazion[ei]|stato (?:di|d')\s?emergenza|(?:invia|inviano|inviati) _3_(?:aiuti|soccorsi|esercito)`,
      ),
      recovery: words(
        '(?:inizia|iniziano|al via|iniziata) _3_(?:pulizia|ricostruzione|sgombero)|(?:ripristinat[oa]|torna) _2_(?:corrente|luce|servizio)|(?:sfollati|residenti|famiglie) _3_(?:tornano|rientrano)|funerali|ricerche (?:sospese|concluse)',
      ),
      inquiry: words(
        "(?:apre|aperta|avvia|avviata|dispone|disposta) _3_(?:inchiesta|un'inchiesta|indagine|un'indagine|fascicolo)|(?:inchiesta|indagine|indagini) _3_(?:apert[ae]|rivela|avviat[ae])|(?:investigatori|inquirenti|periti) _2_(?:trovano|ritengono|ipotizzano)|scatol[ae] ner[ae]",
      ),
    },
  },
  'a law': {
    fits: words(
      '(?:disegno|proposta) di legge|ddl|legg[ei]|emendament[oi]|parlamento|camera|senato|deputati|senatori|decreto|riforma',
    ),
    steps: {
      proposed: words(
        '(?:presenta|presentano|presentato|propone|deposita) _4_(?:legge|ddl|decreto|riforma|emendamento|proposta)',
      ),
      'in committee': words(
        "commissione _3_(?:approva|dà il via libera)|(?:discute|esamina|dibatte|all'esame) _4_(?:legge|ddl|riforma|decreto)",
      ),
      'passed by one chamber': words(
        "(?:camera|senato|aula|deputati|senatori) _2_(?:approva(?:no)?|dà il via libera|vota) _5_(?:legge|ddl|decreto|riforma|manovra)|(?:via libera|ok|sì) (?:della camera|del senato|dell'aula)",
      ),
      passed: words(
        'via libera definitivo|approva(?:t[oa])? (?:definitivamente|in via definitiva)|(?:è|diventa) legge|ok definitivo',
      ),
      'signed or vetoed': words(
        '(?:promulga|promulgat[oa]|firma) _3_(?:legge|decreto|riforma)|entra in vigore|(?:pone|mette) il veto',
      ),
    },
  },
};
