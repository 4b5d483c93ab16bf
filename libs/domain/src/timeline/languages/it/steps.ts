import type { AnnounceCues } from '../announce-cues.js';
import { futureSource, wordsSource } from '../words.js';

const FUTURE = futureSource(
  "r(?:à|a')|ranno",
  String.raw`potr(?:à|a'|anno)|tiranno|parà|(?:sar|avr)(?:à|a'|anno)\sstat[oaie]`,
  String.raw`(?:non|mai|né)\s`,
);
const INFINITIVE = String.raw`(?:\p{Ll}+\s)?\p{Ll}+(?:are|ere|ire|rre|rsi)`;
const STARTS =
  '(?:inizia(?:no)?|comincia(?:no)?|parte|partono|scatta(?:no)?|termina(?:no)?|finisce|finiscono|scade|scadono|entra(?:no)? in vigore|vota(?:no)?|decide|decidono|apre|aprono|riapre|chiude|chiudono|arriva(?:no)?|riprende|riprendono|torna(?:no)?(?: a \\p{Ll}+re| in \\p{Ll}+)?|(?:va|vanno|torna|tornano) alle urne|presenta(?:no)?|pubblica(?:no)?|firma(?:no)?|visita(?:no)?|gioca(?:no)?|affronta(?:no)?|esamina(?:no)?|si (?:vota|conclude|concludono|riunisce|riuniscono|tiene|tengono|apre|aprono|svolge|svolgono|gioca|celebra(?:no)?|pronuncia))';
const PLANNED = '(?:previst|attes|fissat|convocat|chiamat|programmat|calendarizzat|annunciat)[oaie]';
const WHEN = String.raw`(?:[\s,']+(?:il|al|lo|l|all|dal|dalla|da|dall|di|per|la|le|alla|alle|ore|mezzanotte|mezzogiorno|mattina|mattino|sera|pomeriggio|notte|già|a|partire|entro|prossimo|prossima|nella|nel|\d{1,2}(?:[.:]\d\d)?)(?!\p{L})){0,6}[\s,']*$`;
const EVENTUALLY = `(?:deve|devono|dovrebbe|dovrebbero) ${INFINITIVE}`;

/** How Italian announces. */
export const STEPS: AnnounceCues = {
  ahead: new RegExp(
    [
      FUTURE,
      wordsSource(
        `(?<!non )${EVENTUALLY}`,
        String.raw`(?:è|sono|resta|restano|rimane|È|Sono) (?:(?:stat[oaie]|\w+) )?(?:${PLANNED}|in (?:programma|calendario|agenda))`,
        `(?:sta|stanno) per|prevedono|prevede di|intendono|intende|conta di|si prepara(?:no)? a`,
        `(?:convoca|fissa|proclama|annuncia)(?:no)? _6_(?:per|al)|(?:ha|hanno) (?:convocato|fissato|proclamato|indetto) _6_(?:per|al)`,
        String.raw`(?:[Rr]invio|rinviat|spostat|posticipat|slittat|aggiornat|prorogat|anticipat|rimandat|rinvia|rinviano|sposta|[Ss]litta|[Ss]littano)\w* _9_(?:al|alla|a|fino|per)|(?:rinviat|spostat|slitta|slittat|anticipat|prorogat)\w* _9_all(?=')`,
      ),
    ].join('|'),
    'gu',
  ),
  adjacent: new RegExp(
    [
      String.raw`(?<!\p{L})(?<!(?:non|se) )${STARTS}${WHEN}`,
      String.raw`(?<!(?:era|erano|aveva|non)\s[^.;]{0,60})(?<!\p{L})fino\s(?:al\s|a\s|all')(?:prossim[oa]\s)?$`,
      String.raw`(?<!\p{L})[aA] partire (?:da|dal|dalla|dall')\s?(?:prossim[oa]\s)?$`,
      String.raw`(?<!\p{L})(?<!(?:era|erano|inizialmente|in origine|prima|già)\s(?:\p{L}+\s)?)${PLANNED}${WHEN}`,
    ].join('|'),
    'iu',
  ),
  opening: /^(?:[^.]{0,40}[—–,]\s)?(?:(?:ma|e|già|il|dal|dalla|da|nella|per|entro)\s|l'){0,3}$/iu,
  after: new RegExp(
    String.raw`^(?![^,]{0,16}\se\s)(?:[\s,]+(?:mattina|sera|pomeriggio|notte|alle(?: ore)? \d{1,2}(?:[.:]\d\d)?)(?!\p{L})){0,3}[\s,]*(?:[^.;,]{0,60}[\s'])?(?:${FUTURE}|${wordsSource(EVENTUALLY, STARTS)})`,
    'u',
  ),
  beside: /(?<=\s)$(?<!(?<!\p{L})(?:di|e|o|a|da|il|\p{L}+[aiu]t[oaie])\s)/u,
  verb: new RegExp(String.raw`^\s(?:si\s)?(?:${FUTURE}|${wordsSource(EVENTUALLY)})`, 'u'),
  around: [[/^(?:Da|Dal|Dalla|Dall')\s?$/u, /^[^.;,]{0,60}\s\p{Ll}+(?:rà|ranno)(?!\p{L})/u]],
  notAfter: /^\s(?:sarà|resterà|rimarrà)\s(?!\p{L}+(?:[aiu]|s|t)t[oa](?!\p{L}))/u,
  apart: new RegExp(
    `;|${wordsSource(
      String.raw`dopo|mentre|quando|perché|benché|secondo|dove|non|mai|era|erano|aveva|avevano|stat[oaie]|anniversario|prima (?:di|del|della|dell'\w+)|vigilia|se|fu|furono|disse`,
      String.raw`(?:ha|hanno|avendo|aver) \p{Ll}+(?:to|so|sto|rto)`,
    )}`,
    'u',
  ),
  doubt: new RegExp(
    wordsSource(
      '[Ss]e(?! ne)',
      'potrebbe(?:ro)?|forse|a meno che|salvo|non prima',
      `non _4_fino`,
      String.raw`annulla(?:no|t[oaie])?|cancella(?:no|t[oaie])?|revoca(?:no|t[oaie])?|sospes[oaie](?! _3_fino)|rinuncia\w*`,
    ),
    'u',
  ),
  notBefore: new RegExp(
    [
      String.raw`(?<!\p{L})(?:ha|hanno|aveva|avevano|avendo)\s(?:\p{L}+mente\s|già\s)?\p{L}+(?:to|so|sto)\s(?:il\s)?$`,
      String.raw`(?<!\p{L})(?:stat[oaie]\s\p{L}+[oaie]|arrestat[oaie]|avvenut[oaie]|dopo|scors[oa]|ogni|secondo|dice|afferma|assicura)\s(?:(?:il|di)\s)?$`,
      String.raw`(?<!(?:mezzanotte|mezzogiorno|mattina|mattino|sera|serata|pomeriggio|notte|prima)\s)(?<!\p{L})(?:di|del|dell'|della)\s?(?:prossim[oa]\s)?$`,
    ].join('|'),
    'iu',
  ),
  aside:
    /\?|^[«“"„]|(?<!\p{L})(?:io|noi|nostr[oaie]|voi|vostr[oaie]|mi[oa]|miei|mie|iscriviti|iscrivetevi|abbon\p{L}+|newsletter|biglietti|puntat[ae]|episodi[o]?|podcast|in onda|trasmess[oaie]|in diretta|diretta tv|streaming|clicca|leggi anche|foto|oroscopo|lotteria|compleanno|cruciverba|al cinema)(?!\p{L})/iu,
  leaning:
    /^(?:lui|lei|loro|esso|essa|questo|questa|quest['’]|suo|sua|ma|e|anche|la decisione|entrambi|entrambe)(?!\p{L})/iu,
  moves:
    /(?<!\p{L})(?:rinvi|spost|posticip|slitt|aggiornat|prorog|anticipat|rimandat|ritard)\p{L}*|nuova data|(?:invece|al posto) d(?:i|el)(?!\p{L})|più tardi del previsto/iu,
  callsOff: new RegExp(
    wordsSource(
      String.raw`(?:è|sono|viene|vengono|stat[oaie]|ha|hanno) (?:\w+ )?(?:annullat|cancellat|revocat|sospes)[oaie](?! _3_fino)`,
      'annulla(?:no)?|cancella(?:no)?|revoca(?:no)?|saltano?|rinunciano? a',
      `rinviat[oaie] (?:a data da destinarsi|sine die)`,
      `non (?:si terr(?:à|anno)|si svolger(?:à|anno)|avr(?:à|anno) luogo|si riunir(?:à|anno))`,
    ),
    'iu',
  ),
};
