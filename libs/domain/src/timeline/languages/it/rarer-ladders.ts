import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

const RESTRICTION = '(?:quarantena|lockdown|restrizioni|coprifuoco|zona rossa|stato di emergenza)';
const TALKS =
  '(?:negoziati|colloqui|trattative) (?:di|per la|sulla|per una|per il) (?:pace|tregua|cessate il fuoco)';
const TRUCE = "(?:cessate il fuoco|cessate-il-fuoco|tregua|(?:l')?armistizio)";
const MERGER =
  "(?:l'|un'|all')?(?:opa|fusione|acquisizione|scalata|incorporazione|offerta (?:pubblica )?d'acquisto)";
const TRACE =
  "(?:zaino|vestiti|(?:l')?auto|macchina|veicolo|telefono|cellulare|resti|corpo|cadavere|barca|relitto|rottami|giacca|bici|moto)";
const MISSED = '(?:dispers[oaie]|scompars[oaie]|latitante|latitanti|evas[oaie])';
const BODY =
  '(?:parlamento|senato|camera|governo|consiglio|consiglio comunale|consiglio regionale|giunta|tribunale|corte|cassazione|consulta|commissione|ministr[oa]|ministero|presidente|sindac[oa]|prefetto|fifa|uefa|nato|ue|onu|tar)';

/** The stages of epidemics, wars, takeovers, searches and all other stories in Italian. */
export const RARER_LADDERS: Readonly<Record<string, LadderCues>> = {
  'an epidemic': {
    fits: words(
      String.raw`epidemi[ae]|pandemia|coronavirus|covid\S*|virus|ebola|colera|morbillo|dengue|mpox|focola[io]|contagio?|infezioni|quarantena|lockdown|vaccinazion[ei]`,
    ),
    steps: {
      'measures taken': words(
        `(?:dichiara(?:no)?|proclama(?:no)?|decreta(?:no)?) _1_(?:l')?(?:emergenza sanitaria|epidemia|pandemia)|(?:impon(?:e|gono)|decreta(?:no)?|proroga(?:no)?) _2_${RESTRICTION}|${RESTRICTION} _1_(?:impost[oaie]|prorogat[oaie]|in vigore)`,
        '(?:al via|inizia|iniziano|parte|partono) _2_vaccinazion[ei]|vaccinazion[ei] _2_(?:al via|iniziano|partono)',
      ),
      receding: words(
        `(?:revoca(?:no)?|allenta(?:no)?|rimuov(?:e|ono)|toglie|tolgono) _2_${RESTRICTION}|${RESTRICTION} _2_(?:revocat[oaie]|allentat[oaie]|rimoss[oaie])`,
        '(?:calano|diminuiscono|scendono|in calo) _1_(?:casi|contagi|infezioni|ricoveri)|(?:casi|contagi|infezioni|ricoveri) _3_(?:calano|diminuiscono|scendono|in calo)',
      ),
    },
  },
  'a war': {
    fits: words(
      String.raw`guerra(?! commerciale| fredda| dei prezzi| mondiale| dei dazi| di mafia)|cessate il fuoco|cessate-il-fuoco|tregua(?! fiscale)|${TALKS}|bombarda\w+|missil[ei]|raid aere[oi]|truppe|invasione(?! di campo)|combattimenti|ostilità`,
    ),
    steps: {
      'peace talks': words(
        `${TALKS} _4_(?:iniziano|al via|riprendono|si aprono|proseguono)|(?:si aprono|iniziano|al via|riprendono|ripartono) _5_${TALKS}`,
      ),
      ceasefire: words(
        `(?:raggiungono|raggiunto|raggiunta|firmano|firmato|firmata|annunciano|annuncia|accettano|accetta|concordano|siglano|siglata) _4_${TRUCE}|${TRUCE} _2_(?:entra in vigore|entrat[oa] in vigore|in vigore|firmat[oa]|raggiunt[oa])|(?:entra|entrat[oa]) in vigore _1_${TRUCE}`,
      ),
    },
  },
  'a takeover': {
    fits: words(
      "opa|fusione(?! nucleare)|fusioni|acquisizion[ei]|scalata|azionisti|offerta (?:pubblica )?d'acquisto",
    ),
    steps: {
      announced: words(
        `(?:lancia(?:no)?|presenta(?:no)?|annuncia(?:no)?) _2_${MERGER}|(?:acquista(?:no)?|compra(?:no)?|rileva(?:no)?) _5_per _3_(?:milioni|miliardi)`,
      ),
      approved: words(
        `(?:azionisti|soci|antitrust|bruxelles|commissione|consob|regolatore|assemblea|governo|bce|giudice) _3_(?:approva(?:no)?|autorizza(?:no)?|accetta(?:no)?|dà (?:il )?via libera|danno (?:il )?via libera) _2_${MERGER}`,
      ),
      'closed or called off': words(
        `(?:completa(?:no)?|chiude|chiudono|perfeziona(?:no)?|finalizza(?:no)?) _1_${MERGER}|(?:ritira(?:no)?|abbandona(?:no)?|annulla(?:no)?|rinuncia(?:no)? (?:a|alla)) _1_${MERGER}|${MERGER} _3_(?:completata|perfezionata|annullata|ritirata|saltata|fallita)`,
      ),
    },
  },
  'a search': {
    fits: words(
      'dispers[oaie]|scompars[oaie]|rapit[oaie]|latitant[ei]|evas[oaie] (?:dal|da)|intrappolat[oaie]|ricerche (?:di|del|della|dei|in corso)',
    ),
    steps: {
      'search under way': words(
        "(?:polizia|carabinieri|soccorritori|vigili del fuoco|sommozzatori|volontari|squadre|soccorso alpino|agenti) _2_(?:cerca(?:no)?|setaccia(?:no)?)|(?:ricerche|caccia all'uomo) _4_(?:proseguono|in corso|riprendono|continuano|estese|avviate)|(?:proseguono|riprendono|continuano) _1_ricerche",
      ),
      'trace found': words(
        `(?:trovat[oaie]|ritrovat[oaie]|rinvenut[oaie]|recuperat[oaie]|trovano|ritrovano) _1_${TRACE}|${TRACE} _5_(?:trovat[oaie]|ritrovat[oaie]|rinvenut[oaie]|recuperat[oaie])`,
      ),
      found: words(
        '(?:trovat[oaie]|ritrovat[oaie]|rinvenut[oaie]|salvat[oaie]) (?:viv[oaie]|in vita|san[oaie] e salv[oaie]|mort[oaie]|senza vita|illes[oaie])',
        `(?<!${TRACE} [^,;:]{0,60})${MISSED} _3_(?:trovat[oaie]|ritrovat[oaie]|salvat[oaie]|arrestat[oaie]|catturat[oaie])|(?:catturat[oaie]|arrestat[oaie]|salvat[oaie]) (?:il |la |i |le |gli |l')${MISSED}|corpo _3_identificato`,
      ),
    },
  },
  '': {
    fits: /^/,
    steps: {
      responded: words(
        "(?:chiede|chiedono|ha chiesto) scusa|si scusa(?:no)?|condanna(?:no)? (?:l'attacco|l'attentato|le violenze|gli attacchi|l'omicidio)|(?:protestano|manifestano) contro|(?:esige|esigono|promette|promettono)",
        "(?:apre|aprono|avvia|avviano) _2_(?:un'|l')?(?:inchiesta|indagine)|(?:arrestat[oaie]|fermat[oaie]) (?:per|dopo)|invia(?:no)? _2_(?:aiuti|truppe|rinforzi|soccorsi)|presenta(?:no)? _1_(?:ricorso|denuncia|esposto)",
      ),
      decided: words(
        `${BODY} _2_(?:approva(?:no)?|ha approvato|respinge|respingono|boccia(?:no)?|vieta(?:no)?|blocca(?:no)?|sospend(?:e|ono)|annulla(?:no)?|autorizza(?:no)?)`,
        "(?:si dimette|si è dimess[oa])|(?:raggiungono|firmano|siglano|firmato|raggiunto) _1_(?:un |l')?(?:accordo|patto|trattato)|(?:vince|vincono|ha vinto) _2_(?:elezioni|finale|titolo|premio|coppa|scudetto)|(?:entra|entrat[oa]) in vigore",
      ),
    },
  },
};
