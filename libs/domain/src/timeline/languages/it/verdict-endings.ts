import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

const SPAN = '(?:giornate|giornata|turni|turno|gare|anni|anno|mesi)';
const ATTACKER =
  "(?:aggressore|killer|attentat(?:ore|rice)|assalitore|cecchino|omicida|accoltellatore|assassin[oa]|sequestratore|sospettat[oa]|responsabile della (?:strage|sparatoria)|autore (?:della (?:strage|sparatoria)|dell'\\S+))";
/** Up to four words of one clause, without an auxiliary whose subject killed, or another person. */
const NEAR = String.raw`(?:(?!ha |che |e |arrestat|fermat)[^\s,;:]+ ){0,4}`;
const THE = "(?:il |lo |la |l'|un |una |un')(?:presunt[oa] )?";
const FEE =
  "(?:l')?(?:tass[ae]|rincar[oi]|aument[oi]|commissioni|decisione|misura|divieto|tagli|ordinanza|delibera|pedaggio|ticket|nuovo logo)";
const EVENT =
  '(?:festival|concert[oi]|fiera|festa|stagione|torneo|campionato|(?:mezza )?maratona|tour|tournée|sfilata|carnevale|coppa|mondiali|giochi|vertice|gala|processione|sagra|rally|palio|notte bianca)';

/** Not a day, an evening or another part of it, and not in the year before. */
const WHOLE =
  "(?<!(?:giornata|serata|notte|tappa|concerto|data|prova|gara) (?:del |della |dello |dell'|dei ))";
const NOW = "(?!.{0,20}l'anno scorso)";

/** How Italian reports punishments, reversals, dead attackers, ended inquiries and cancelled events. */
export const VERDICT_ENDINGS: Readonly<Record<string, KindCues>> = {
  sanction: {
    fits: words(
      String.raw`mult[ae]|maxi ?-?multa|multat[oaie]|sanzion\w+|squalific\w+|radiat[oaie]|radiazione|inibit[oaie]|inibizione|doping|antidoping|giudice sportivo|antitrust|agcm|agcom|garante|uefa|fifa|fia|figc|penalizzazione|deferit[oaie]|rissa`,
    ),
    cue: words(
      String.raw`multat[oaie] (?:di|per|con) (?:\S+ )?\S*(?:\d|mila|milion)\S*|(?:antitrust|agcm|agcom|garante|uefa|fifa|fia|figc|giudice sportivo|federazione) (?:(?!la |una |sulla |della )[^\s,;:]+ )?(?:sanziona|multa|squalifica|esclude|radia|ha (?:sanzionato|multato|squalificato))(?! di | da )`,
      "(?:maxi ?-?multa|multa record|multa (?:da|di) \\S+ (?:milion[ei]|miliard[oi])(?: di euro)?) (?:[^\\s,;:]+ ){0,4}(?:al?|alla|all'\\S+|ai|per|contro)|(?:infligge|infliggono|ha inflitto|commina) (?:[^\\s,;:]+ ){0,3}(?:multa|sanzione|squalifica)",
      `(?:squalificat|sospes|radiat|inibit|espuls)[oaie] (?:per )?\\S+ ${SPAN}(?! dopo| fa| prima)|squalificat[oaie] a vita|radiat[oaie] (?:a vita|dalla?|dall'\\S+)|\\S+ ${SPAN} di (?:squalifica|stop|sospensione|inibizione) (?:al?|per|alla|all'\\S+)|\\S+ punti di penalizzazione (?:al?|per|alla)`,
      '(?:squalifica|squalificano|sospende) (?:[^\\s,;:]+ ){0,3}per \\S+ (?:giornate|turni|gare|anni|mesi)|revocat[oaie] (?:[^\\s,;:]+ ){0,2}(?:titolo|scudetto|medaglia|licenza)',
    ),
  },
  reversal: {
    fits: words(
      String.raw`dietrofront|marcia indietro|retromarcia|passi|ripensa\w*|polemic\w+|protest[ae]|critiche|bufera|indignazione|petizione|boicott\w+|scuse|tass[ae]|rincar[oi]|aument[oi]|commissioni|ordinanza|divieto|ticket`,
    ),
    cue: words(
      "(?<!(?:nessun|niente|(?:chiest[oa]|chiedono|chiede|invoca|verso)(?: il| un)?) )dietrofront|(?:fa|fanno|ha fatto|hanno fatto|innesta|ingrana) (?:la )?(?:marcia indietro|retromarcia)(?!.{0,40}(?:investe|travolge|urta|schiaccia))|(?<=^|[:.,] )(?:retromarcia|marcia indietro) (?:del|della|dell'\\S+|su|sul|sulla|sulle|sui)(?! (?:camion|auto))",
      'torna(?:no)? sui (?:suoi|propri|loro) passi|è tornat[oa] sui (?:suoi|propri) passi|ci ripensa(?:no)?|ci ha ripensato',
      `(?:ritira(?:no)?|ha ritirato|hanno ritirato|revoca(?:no)?|ha revocato|rinuncia(?:no)? (?:a|al|ai|alla|alle)|ha rinunciato (?:a|al|ai|alla|alle)) (?:il |la |le |i |lo |gli )?(?:[^\\s,;:]+ )?${FEE}|rinuncia(?:no)? all'aumento`,
    ),
  },
  attack: {
    fits: words(
      String.raw`sparatori[ae]|strag[ei]|attentat[oi]|attentator[ei]|killer|aggressor[ei]|accoltell\w+|assalitor[ei]|attacco|attacchi|massacro|cecchino|omicidio-suicidio|femminicidio`,
    ),
    cue: words(
      `(?:uccis[oa]|abbattut[oa]|freddat[oa]|(?:trovat|ritrovat)[oa] mort[oa]|è mort[oa]|mort[oa]|morto suicida|suicida|si uccide|si è uccis[oa]|si è suicidat[oa]|si è tolt[oa] la vita) (?:dalla polizia |dagli agenti |dai carabinieri |a \\S+ )?${THE}${ATTACKER}`,
      `(?:polizia|polizi\\w+|agenti|carabinieri) (?:uccide|uccidono|fredda|freddano|ha ucciso|hanno ucciso|abbatte) ${THE}${ATTACKER}`,
      `${ATTACKER} ${NEAR}(?:uccis[oa] (?:dalla|dagli|dai|da)|freddat[oa]|trovat[oa] mort[oa]|è mort[oa](?=$|,| dopo| ne| in| per)|muore|mort[oa] suicida|si uccide|si suicida|si toglie la vita|si è (?:uccis[oa]|suicidat[oa]|tolt[oa] la vita))`,
      `mort[oi],? (?:(?!ferit)\\S+ ){0,6}(?:compres[oa]|inclus[oa]|tra cui|fra cui) (?:anche )?(?:il |lo |la |l')(?:presunt[oa] )?${ATTACKER}|accoltella(?:no)? (?:\\S+ ){0,5}ucciso (?:dalla|dagli)|omicidio-suicidio (?:a|in|nel|nella|ad)|uccide (?:[^\\s,;:]+ ){0,6}(?:e|poi|e poi) si (?:uccide|suicida|toglie la vita|spara)`,
    ),
  },
  inquiry: {
    fits: words(
      "inchiest[ae]|indagin[ei]|archiviat[oaie]|archiviazione|archivia(?:no)?|autopsia|perizia|medico legale|commissione (?:etica|d'inchiesta)|comitato etico|ispettori|ispezione|fascicolo|(?:l')?inchiesta",
    ),
    cue: words(
      "(?:archiviat[oaie]|archivia(?:no)?|ha archiviato) (?:[^\\s,;:]+ ){0,2}(?:l')?(?:inchiesta|indagin[ei]|fascicolo|caso|procedimento)|(?:inchiesta|indagin[ei]|fascicolo|procedimento) (?:[^\\s,;:]+ ){0,6}archiviat[oaie]|(?:gip|giudice|procura) (?:[^\\s,;:]+ )?(?:dispone|ordina|decreta) l'archiviazione",
      String.raw`(?:autopsia|medico legale) (?:(?!preliminare)[^\s,;:]+ ){0,3}(?:conferma|ha confermato|esclude|ha escluso|stabilisce|ha stabilito)|(?:inchiesta|commissione d'inchiesta|perizia|relazione finale) (?:(?!preliminare)[^\s,;:]+ ){0,4}(?:conclude|ha concluso|stabilisce|ha stabilito) (?:che|con)`,
      "(?:commissione|comitato|inchiesta|ispettori|ispezione|garante|perizia) (?:[^\\s,;:]+ ){0,3}(?:scagiona(?:no)?|ha scagionato|discolpa|assolve|esclude (?:responsabilità|irregolarità))|scagionat[oaie] (?:dalla|dall'|dal )(?:[^\\s,;:]+ )?(?:commissione|inchiesta|perizia|comitato|ispezione)",
    ),
  },
  cancellation: {
    fits: words(
      'annullat[oaie]|annulla(?:no)?|cancellat[oaie]|cancella(?:no)?|salta(?:no)?|rinviat[oaie]|festival|concert[oi]|fiera|stagione|torneo|maratona|tour|sfilata|campionato|carnevale|vertice|processione|sagra',
    ),
    cue: words(
      `(?:annullat[oaie]|cancellat[oaie]|annulla(?:no)?|cancella(?:no)?|ha annullato|hanno annullato) (?:per (?:\\S+ ){1,2})?(?:il |lo |la |l'|i |gli |le |il suo |la sua )${EVENT}|(?<=^|[:.] )salta(?:no)? (?:il |lo |la |l'|i |le )${EVENT}`,
      `${WHOLE}${EVENT} (?:[^\\s,;:]+ ){0,7}(?:annullat|cancellat)[oaie]${NOW}`,
      '(?:dichiara(?:no)?|ha dichiarato) (?:conclus|chius|finit|terminat)[oa] (?:la stagione|il campionato)|(?:stagione|campionato) (?:[^\\s,;:]+ ){0,3}(?:dichiarat[oa] conclus[oa]|sospes[oa] definitivamente)|dichiarat[oaie] campion(?:e|i|essa)',
    ),
  },
};
