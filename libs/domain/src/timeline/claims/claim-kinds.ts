import { NUMBER } from './read-number.js';

/** What a number in the news counts. */
export type ClaimKind =
  | 'dead'
  | 'injured'
  | 'missing'
  | 'evacuated'
  | 'displaced'
  | 'rescued'
  | 'arrested'
  | 'magnitude'
  | 'burned'
  | 'contained'
  | 'turnout'
  | 'inflation'
  | 'fine'
  | 'settlement'
  | 'deal'
  | 'damage'
  | 'aid'
  | 'ransom';

/** A pattern for numbers of a kind. Groups: `n`, and optionally `how`, `to`, `unit`, `currency`, `scale`. */
export interface ClaimPattern {
  kind: ClaimKind;
  pattern: RegExp;
  /** The words mean that the number may be higher: 'tops 40'. */
  isExceeded?: true;
}

/** Letters are written as ranges: with \p{L}, these case-insensitive patterns take half a second to compile. */
const HOW =
  '(?:(?<how>at least|more than|over|upwards? of|no fewer than|not less than|up to|as many as|fewer than|less than|under|another|a further|an additional|nearly|almost|about|around|some|roughly|approximately|an estimated)\\s)?';
/** 'Room 101', 'Flight 17' and 'aged 84' are not counts. */
const NO_LABEL =
  '(?<!\\b(?:room|flight|chapter|article|section|highway|route|no\\.|number|area|district|unit|line|gate|phase|day|age|aged|level|channel|type|division|group|stage|grade|lap|week)\\s)';
/** Excludes 'her father, 78, died', 'a mother of three' and 'women aged 21 and 39', but not '12 dead, 40 injured'. */
const NO_AGE =
  "(?<!(?<=[a-zÀ-ɏ'’])(?<!\\b(?:dead|killed|injured|wounded|hurt|missing|arrested|rescued|people|others|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand)),\\s|\\b(?:dad|father|mother|mum|mom|parents?|age|man|woman|boy|girl)\\sof\\s|\\d\\sand\\s|\\bin\\s)";
const N = `${NO_LABEL}${NO_AGE}(?<![a-zÀ-ɏ\\d.,$€£¥₹-])${HOW}(?<n>${NUMBER})(?<plus>\\+)?(?:\\s?(?:-|–|to|or)\\s?(?<to>${NUMBER}))?(?![a-zÀ-ɏ\\d-]|,\\d|\\.\\d|\\s?%|[\\s-](?:years?|months?|weeks?|days?|hours?|minutes?|miles?|times)\\b)`;
const HUMAN =
  '(?:people|persons?|men|women|man|woman|children|child|adults?|civilians?|soldiers?|troops|students?|pupils?|teachers?|workers?|miners?|passengers?|villagers?|residents?|locals?|protesters?|protestors?|demonstrators?|activists?|police|policemen|officers?|firefighters?|migrants?|refugees?|tourists?|climbers?|hikers?|hostages?|victims?|patients?|suspects?|boys?|girls?|teenagers?|crew|sailors?|fishermen|fighters?|militants?|rebels?|gunmen|inmates?|prisoners?|worshippers?|shoppers?|employees?|families|others|(?-i:[A-Z][a-z]+(?:ans|ese)))';
const WHO = `(?:(?:[a-zÀ-ɏ][a-zÀ-ɏ'’-]{0,19}\\s){0,2}${HUMAN}(?:,?\\s(?:including|among them)\\s[^,.;:]{1,60},)?\\s)?`;
const ARE =
  '(?:(?:were|was|are|is|have|has|had|remain|remained|still|also|now|been|reported|reportedly|confirmed|being)\\s){0,3}';
/** After the number: people, or nothing else that could be counted. */
const PEOPLE_OR_END = `(?:\\s(?:[a-zÀ-ɏ][a-zÀ-ɏ'’-]{0,19}\\s){0,2}${HUMAN}\\b|(?=\\s?(?:[,;:!?)]|\\.(?:\\s|$)|$)|\\s(?:and|in|at|on|after|as|when|near|during|before|by|from|across|outside|overnight|including|over)\\s))`;
const NO_BEASTS =
  '(?!\\s(?:dogs?|cats?|birds?|whales?|dolphins?|fish|cattle|cows?|sheep|pigs?|chickens?|horses?|trees?|zones?|heats?)\\b)';
const MONEY = `(?<currency>US\\$|A\\$|C\\$|[$€£¥₹])\\s?(?<n>\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,9}(?:\\.\\d{1,2})?)(?:\\s?-?(?<scale>trillion|billion|million|thousand|tn|bn|mn|m|k)\\b)?(?![\\d%])`;
const PERCENT = '(?<n>\\d{1,3}(?:\\.\\d{1,2})?)(?<unit>\\s?%|\\s(?:percent|per\\scent)\\b)';

/** In order of priority: for each kind, the first pattern that matches a sentence is used. */
export const CLAIM_PATTERNS: readonly ClaimPattern[] = [
  toll(
    'dead',
    `\\b(?:death\\s)?toll\\s(?:[a-zÀ-ɏ]+\\s){0,4}?(?:tops|topped|passes|passed|exceeds|exceeded|surpasses|surpassed)\\s${N}`,
    true,
  ),
  toll(
    'dead',
    `\\b(?:toll(?!\\s(?:road|booth|plaza|bridge))\\b|number\\sof\\s(?:people\\s)?(?:dead|deaths|known\\sto\\shave\\sdied))(?:\\s[a-zÀ-ɏ\\d,]+){0,9}?\\s(?:to|at|of|is|was|reached|reaches|hits?)\\s${N}`,
  ),
  toll('dead', `\\b(?:kills|killed|killing)\\s${N}${PEOPLE_OR_END}`),
  toll('dead', `${N}\\s${WHO}${ARE}(?:killed|dead|died|dies|deaths?|fatalities)\\b${NO_BEASTS}`),
  toll('dead', `\\b(?:claim(?:s|ed|ing)|cost)\\s${N}\\slives\\b`),
  ...people(
    'injured',
    '(?:injures|injured|injuring|wounds|wounded|wounding)',
    '(?:injured|wounded|hurt|hospitali[sz]ed)',
  ),
  ...people('missing', null, '(?:missing|unaccounted\\sfor)'),
  ...people('evacuated', '(?:evacuates|evacuated|evacuating)', 'evacuated'),
  ...people('displaced', '(?:displaces|displaced|displacing)', '(?:displaced|homeless)'),
  ...people('rescued', '(?:rescues|rescued|rescuing)', 'rescued'),
  ...people(
    'arrested',
    '(?:arrests|arrested|arresting|detains|detained|detaining)',
    '(?:arrested|detained|arrests)',
  ),
  toll('magnitude', '\\bmagnitude[-\\s](?:of\\s)?(?<n>\\d(?:\\.\\d)?)\\b'),
  toll('magnitude', '(?<![\\d.,])(?<n>\\d(?:\\.\\d)?)[-\\s]magnitude\\b'),
  toll(
    'burned',
    `\\b(?:burn|scorch|char|consum|blacken|destroy)[a-zÀ-ɏ]*\\s(?:through\\s)?${N}\\s(?<unit>acres|hectares|square\\s(?:miles|kilomet(?:re|er)s))\\b`,
  ),
  toll('contained', `(?<![\\d.,])${PERCENT}\\scontained\\b`),
  toll('turnout', `\\bturnout\\s(?:[a-zÀ-ɏ]+\\s){0,3}?(?:of|at|was|reached|to)\\s${PERCENT}`),
  toll('turnout', `(?<![\\d.,])${PERCENT}\\sturnout\\b`),
  toll('inflation', `\\binflation\\s(?:[a-zÀ-ɏ]+\\s){0,5}?(?:of|at|was|to|hits?|reached)\\s${PERCENT}`),
  ...money('fine', '(?:fined?|fines|penalty\\sof|penalties\\sof)', '(?:fine|penalty)'),
  ...money('settlement', '(?:settle[sd]?|settlement\\sof)', 'settlement'),
  ...money(
    'deal',
    '(?:acquires?|acquired|buys?|bought|takeover|acquisition|merger)',
    '(?:deal|takeover|acquisition|merger|buyout)',
  ),
  ...money(
    'damage',
    '(?:damages?\\s(?:of|at|worth)|losses\\s(?:of|at|worth))',
    '(?:in\\s|of\\s|worth\\sof\\s)?(?:damages?|losses)',
  ),
  ...money(
    'aid',
    '(?:aid|relief|bailout)\\s(?:package\\s)?(?:of|worth)',
    '(?:in\\s|of\\s)?(?:[a-zÀ-ɏ]+\\s)?(?:aid|relief|bailout|loan|rescue\\spackage)',
  ),
  ...money('ransom', 'ransom\\sof', 'ransom'),
];

function toll(kind: ClaimKind, source: string, isExceeded?: true): ClaimPattern {
  return { kind, pattern: new RegExp(source, 'i'), ...(isExceeded && { isExceeded }) };
}

function people(kind: ClaimKind, done: string | null, suffered: string): ClaimPattern[] {
  const behind = toll(kind, `${N}\\s${WHO}${ARE}${suffered}\\b`);
  return done === null ? [behind] : [behind, toll(kind, `\\b${done}\\s${N}${PEOPLE_OR_END}`)];
}

function money(kind: ClaimKind, before: string, after: string): ClaimPattern[] {
  return [
    toll(kind, `${HOW}${MONEY}\\s(?:[a-zÀ-ɏ][a-zÀ-ɏ-]{0,19}\\s){0,2}?${after}\\b`),
    toll(kind, `\\b${before}\\s(?:[a-zÀ-ɏ][a-zÀ-ɏ'’-]{0,24}\\s){0,5}?${HOW}${MONEY}`),
  ];
}

/** Fast check: the patterns of a kind only match sentences with its mark. */
export const CLAIM_MARKS: Readonly<Record<ClaimKind, RegExp>> = {
  dead: /kill|dead|die[sd]|death|fatalit|lives|toll/i,
  injured: /injur|wound|hurt|hospital/i,
  missing: /missing|unaccounted/i,
  evacuated: /evacuat/i,
  displaced: /displac|homeless/i,
  rescued: /rescue/i,
  arrested: /arrest|detain/i,
  magnitude: /magnitude/i,
  burned: /acres|hectares|square/i,
  contained: /contained/i,
  turnout: /turnout/i,
  inflation: /inflation/i,
  fine: /\bfine|penalt/i,
  settlement: /settle/i,
  deal: /deal|acqui|b(?:uy|ought)|takeover|merger/i,
  damage: /damage|losses/i,
  aid: /\baid|relief|bailout|loan|rescue/i,
  ransom: /ransom/i,
};

/** Fast check: without any mark, no pattern matches. */
export const ANY_MARK = new RegExp(
  Object.values(CLAIM_MARKS)
    .map(({ source }) => source)
    .join('|'),
  'i',
);
