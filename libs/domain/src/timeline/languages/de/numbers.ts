import type { NumberCues } from '../number-cues.js';

const ONES =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** 'Einundzwanzig', one word for each number. */
const BELOW_HUNDRED: [string, number][] = [
  ...ONES.slice(1).map((word, at): [string, number] => [word, at + 1]),
  ...TENS.flatMap((ten, at): [string, number][] => [
    [ten, (at + 2) * 10],
    ...ONES.slice(1, 10).map((one, unit): [string, number] => [`${one}und${ten}`, (at + 2) * 10 + unit + 1]),
  ]),
];
const HUNDREDS: [string, number][] = [
  ['hundert', 100],
  ...ONES.slice(1, 10).map((one, at): [string, number] => [`${one}hundert`, (at + 1) * 100]),
];

/** Numbers in German. A 'Milliarde' is 10⁹, a 'Billion' 10¹². */
export const NUMBERS: NumberCues = {
  small: new Map([
    ...BELOW_HUNDRED,
    ...HUNDREDS,
    ['eine', 1],
    ['einen', 1],
    ['einer', 1],
    ['tausend', 1000],
    ['eintausend', 1000],
    ['zweitausend', 2000],
    ['dreitausend', 3000],
    ['ein dutzend', 12],
    ['zwei dutzend', 24],
    ['eine halbe million', 500_000],
  ]),
  scales: {
    tausend: 1e3,
    million: 1e6,
    millionen: 1e6,
    'mio.': 1e6,
    milliarde: 1e9,
    milliarden: 1e9,
    'mrd.': 1e9,
    billion: 1e12,
    billionen: 1e12,
  },
  hasCommaThousands: false,
  atLeast: 'mindestens|mehr als|über|wenigstens',
  noTotal: 'bis zu|weniger als|unter|weitere|höchstens',
  about: 'etwa|rund|ungefähr|fast|knapp|gut|circa|ca\\.|die|an die',
  people:
    'menschen|personen|männer|frauen|kinder|jugendliche|zivilisten|soldaten|arbeiter|bergleute|passagiere|fahrgäste|insassen|anwohner|bewohner|einwohner|demonstranten|aktivisten|polizisten|feuerwehrleute|migranten|flüchtlinge|touristen|wanderer|bergsteiger|fischer|studenten|studierende|schüler|opfer|patienten|verdächtige|familien|beschäftigte|mann|frau|seeleute',
  are: 'wurden|wurde|sind|ist|werden|sei|seien|gelten|gilt|noch|immer|weiterhin|als|bislang|bisher|dabei|kamen|sollen|ums',
  fates: {
    dead: {
      before: 'töten|tötet|tötete|fordert|fordern',
      after:
        'toten?|todesopfern?|getöteten?|getötet|sterben|starben|gestorben|ums leben(?: gekommen)?|leben|verloren ihr leben|tote gefunden',
      total: '(?:zahl|anzahl) der (?:toten|todesopfer|opfer)|todeszahl|opferzahl',
    },
    injured: {
      before: 'verletzen|verletzt',
      after: '(?:schwer|leicht)?verletzten?|verletzten',
      total: 'zahl der verletzten',
    },
    missing: { after: 'vermisst(?:en?)?|verschollen', total: 'zahl der vermissten' },
    evacuated: { before: 'evakuieren', after: 'evakuiert|in sicherheit gebracht' },
    displaced: { after: 'vertriebenen?|vertrieben|obdachlos|obdachlosen?' },
    rescued: { before: 'retten|rettet', after: 'gerettet' },
    arrested: {
      before: 'nimmt|nehmen|verhaftet',
      after: 'festgenommen|verhaftet|festnahmen|verhaftungen|in haft',
    },
  },
  magnitude: 'stärke|magnitude',
  hectares: 'hektar',
  turnout: 'wahlbeteiligung|beteiligung',
  inflation: 'inflation|inflationsrate|teuerung|teuerungsrate',
  fine: '\\S*geldstrafe|\\S*bußgeld|\\S*geldbuße|strafe',
  of: 'von|in höhe von|über|der|des',
  elsewhere:
    /(?<![a-zÀ-ɏ])(?:(?:19|20)\d\d|letztes jahr|vergangenes jahr|im vorjahr|jedes jahr|pro jahr|jährlich\w*|vor \S+ jahren|jahrzehnte?\w*|jahrestag|seit|könnten?|dürften?|befürchte\w*|erwarte\w*|droh\w*|falls|wenn|übung|film|roman|täglich\w*|pro tag|rekord|forder(?:n|te) (?:\S+ )?(?:millionen|milliarden)|verlang\w+)(?![a-zÀ-ɏ])/i,
};
