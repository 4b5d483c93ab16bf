import type { AnnounceCues } from '../announce-cues.js';
import { wordsSource } from '../words.js';

/** Forms of the present that tell a future before a day to come. Past forms look otherwise ('sollte', 'wurde', 'begann'). */
const MODAL = '(?:wird|werden|werde|soll|sollen|solle|will|wollen|wolle|muss|müssen|müsse)';
const STARTS =
  '(?:beginn(?:t|en)|start(?:et|en)|end(?:et|en)|eröffne(?:t|n)|öffne(?:t|n)|schließ(?:t|en)|tag(?:t|en)|stimm(?:t|en)|wähl(?:t|en)|entscheide(?:t|n)|verhandel(?:t|n)|berät|beraten|verkünde(?:t|n)|streik(?:t|en)|empfängt|empfangen|fällt|fallen|läuft|laufen|tritt|treten|find(?:et|en)|triff(?:t)|treffen|reis(?:t|en)|steh(?:t|en)|komm(?:t|en)|geh(?:t|en)|nimmt|nehmen|leg(?:t|en)|gilt|gelten|erlischt|entfällt|entfallen|erwartet|spielt|spielen|präsentier(?:t|en)|urteilt|erfolg(?:t|en)|befass(?:t|en)|stell(?:t|en)|hält|halten|kehr(?:t|en)|wird|werden)';
const PLANNED =
  '(?:geplant|angesetzt|vorgesehen|terminiert|anberaumt|erwartet|einberufen|angekündigt|festgesetzt|festgelegt)';
const MOVED = '(?:verschoben|vertagt|verlegt|vorverlegt|vorgezogen|verlängert)';
const WHEN = String.raw`(?:[\s,]+(?:am|ab|an|zum|um|der|dem|den|diesem|bereits|schon|erst|kommenden|nächsten|sich|auch|in|noch|bis|Nacht|Mitternacht|Uhr|frühestens|spätestens|\d{1,2})(?!\p{L})){0,5}[\s,]*$`;
/** At the end of a clause. */
const FINAL =
  '(?:stattfinde(?:t|n)|ansteh(?:t|en)|beginn(?:t|en)|end(?:et|en)|tag(?:t|en)|start(?:et|en)|eröffnet|zusammen(?:tritt|kommt|kommen|treten)|antritt|ausläuft|abläuft|urteilt|entscheidet|abstimmt|abstimmen)';
/** A day that opens a clause may have these before it. */
const LEAD = String.raw`(?:(?:am|an|ab|in|im|bis|zum|vom|schon|bereits|noch|erst|und|aber|der|dem|den|diesem|kommenden|nächsten|spätestens|frühestens)\s){0,4}`;

/** How German announces. The verb may stand before the day, right after it, or at the end of the clause. */
export const STEPS: AnnounceCues = {
  ahead: new RegExp(
    wordsSource(
      MODAL,
      String.raw`(?:ist|sind|bleibt|gilt) (?:\w+ )?${PLANNED}`,
      '(?:haben|hat) _3_(?:Zeit|Gelegenheit)',
      `(?:ruft|rufen|lädt|laden|kündigt|kündigen|setzt|setzen|beruft) _6_(?:für|auf|zum)`,
      `(?:verschieb(?:t|en)|vertag(?:t|en)|verschob|vertagte|verleg(?:t|en)|verlänger(?:t|n)) _5_(?:auf|bis)`,
      '(?:beginn(?:t|en)|start(?:et|en)|tag(?:t|en)|stimm(?:t|en)|wähl(?:t|en)|entscheide(?:t|n)|verkünde(?:t|n)|streik(?:t|en)|tritt|treten|find(?:et|en)|eröffne(?:t|n)|empfängt|reis(?:t|en)|trifft|treffen|verhandel(?:t|n)|urteilt|berät|beraten|setz(?:t|en)|feier(?:t|n)|veröffentlich(?:t|en)|stell(?:t|en)|befass(?:t|en))',
    ),
    'gu',
  ),
  adjacent: new RegExp(
    [
      String.raw`(?<!\p{L})${STARTS}${WHEN}`,
      String.raw`(?<!(?:war|waren|wurde|wurden|hatte|hatten|nicht|galt)\s[^.;,]{0,60})(?<!\p{L})bis(?:\s(?:spätestens|einschließlich))?\s(?:(?:zum|kommenden|nächsten)\s){0,2}$`,
      String.raw`(?<!\p{L})(?:ab|Ab)\s(?:(?:dem|kommenden|diesem)\s){0,2}$`,
    ].join('|'),
    'iu',
  ),
  headline: new RegExp(wordsSource('soll|sollen'), 'gu'),
  opening: new RegExp(String.raw`^(?:[^.]{0,40}[—–]\s)?${LEAD}$`, 'iu'),
  after: new RegExp(
    String.raw`^(?:\s(?:um \d{1,2}(?:[.:]\d\d)? Uhr|früh|abend|nachmittag|gegen \d{1,2} Uhr))?\s(?:${MODAL}|${STARTS})(?!\p{L})`,
    'u',
  ),
  around: [
    [
      /(?<!\p{L})(?:am|ab|bis|bis zum|zum|an diesem)\s(?:kommenden\s)?$/u,
      new RegExp(String.raw`^(?:[^.;,]{0,80}\s)(?:${MODAL}|${FINAL}|${PLANNED} (?:ist|sind))(?=[,.]|$)`, 'u'),
    ],
    [
      /(?<!\p{L})(?:sind|ist)\s(?:[^.;,]{0,30}\s)?am\s$/u,
      new RegExp(String.raw`^[^.;,]{0,60}\s(?:aufgerufen|geladen|fällig|${PLANNED})(?!\p{L})`, 'u'),
    ],
    [
      /(?<!(?<!\p{L})(?:hatten?|waren?)\s[^.;,]{0,60})(?<!\p{L})(?:für|auf|zum)\s(?:(?:den|kommenden)\s)?$/u,
      /^[^.;,]{0,60}\s(?:aufgerufen|eingeladen|geladen|bestellt|angekündigt|angesetzt|einberufen|anberaumt)(?!\p{L})/u,
    ],
    [
      /(?<!(?<!\p{L})(?:war|waren|wäre|ursprünglich|zunächst|eigentlich)\s[^.;,]{0,60})(?:für|auf|am|zum|ab)\s(?:(?:den|kommenden|diesen|nächsten)\s){0,2}$/u,
      new RegExp(String.raw`^\s(?:in \p{Lu}\p{L}+\s|um \d{1,2} Uhr\s)?${PLANNED}(?=[,. ]|$)`, 'u'),
    ],
    [
      /(?<!\p{L})(?:auf|bis)\s(?:(?:den|zum|kommenden|nächsten)\s){0,2}$/u,
      new RegExp(String.raw`^\s${MOVED}(?!\p{L})`, 'u'),
    ],
  ],
  notAfter:
    /^(?:(?!\s(?:und|sowie)\s)[^.,;]){0,60}\s(?:nicht|keine?[mnrs]?)\s|^\s(?:\p{Ll}+\s)?\p{Ll}{3,}(?:te|ene)[nrsm]?\s\p{Lu}|^[^.,;]{0,90}\s(?:\p{L}+(?:t|en) haben|\p{L}+ worden sein|\p{L}*ge\p{L}+(?:t|en) sein)(?=[.,;]|$)/u,
  apart: new RegExp(
    `[;,:]|${wordsSource(
      String.raw`nach|seit|während|als|nachdem|weil|obwohl|laut|zufolge|nicht|nie|keine?\w?|wurden?|wurde|waren?|hatten?|hat|haben|kam|kamen|ging|gab|sagte|sagten|könnten?|würden?|Jahrestag|vor (?:dem|der|den)`,
    )}`,
    'u',
  ),
  doubt: new RegExp(
    wordsSource(
      '[Ff]alls|[Ww]enn|[Oo]b|[Ss]ofern',
      '[Ss]ollten?|könnten?|dürften?|würden?|hätten?|vielleicht|womöglich|möglicherweise|nicht vor',
      String.raw`abgesagt\w*|gestrichen\w*|abgeblasen`,
    ),
    'u',
  ),
  notBefore: new RegExp(
    [
      String.raw`(?<!\p{L})(?:seit|nach|vor|vom|bei|trotz|der|des|jede[nmr]?|sagte|sagten|erklärte|erklärten|teilte|kündigte|gab|hatte|hatten|wurden?|war|waren|statt|anstatt)\s(?:(?:dem|den|am|es|er|sie|er am|sie am)\s){0,2}$`,
    ].join('|'),
    'u',
  ),
  aside:
    /\?|^[„“"«»]|(?<!\p{L})(?:[Ii]ch|[Ww]ir|[Uu]ns|[Uu]nser\p{L}*|[Mm]ein\p{L}*|Ihnen|[Aa]bonnieren|Newsletter|Podcasts?|Sendung|ausgestrahlt|Tickets?|Eintrittskarten|Livestream|Liveticker|Newsblog|Foto|Horoskop|Lotto|Geburtstag|Kinos?|Kreuzworträtsel|[Ll]esen [Ss]ie|[Mm]ehr dazu)(?!\p{L})|(?<=\s)Sie(?!\p{L})/u,
  leaning:
    /^(?:er|sie|es|dies\p{L}*|das(?=\s(?:wird|werde|soll|solle|sollte|will|ist|sei|war|hat|hatte|muss|gilt|geht|könnte|sagte|teilte)\s)|sein\p{L}*|ihr\p{L}*|aber|und|auch|dort|dann|beide|die Entscheidung)(?!\p{L})/iu,
  moves:
    /(?<!\p{L})(?:verschoben\p{L}*|verschieb\p{L}+|verschob|vertag\p{L}+|verleg(?:t|en)|vorverlegt|vorgezogen|verlänger\p{L}+|Aufschub|neuer Termin|neuen Termin|anstatt am|statt am|später als geplant)(?!\p{L})/iu,
  callsOff: new RegExp(
    wordsSource(
      '(?:wurden?|ist|sind|wird|werden|hat|haben) _8_(?:abgesagt|gestrichen|abgeblasen|ausgesetzt(?! bis)|abgewendet)',
      '(?:sag(?:t|en)|sagten?) _6_ab|(?:fällt|fallen) _4_aus|auf unbestimmte Zeit (?:verschoben|vertagt)',
      '(?:wird|werden) (?:nun |doch )?nicht (?:stattfinden|tagen)|findet _4_nicht statt|finden _4_nicht statt',
    ),
    'iu',
  ),
};
