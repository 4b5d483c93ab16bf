import type { AnnounceCues } from '../languages/announce-cues.js';
import { cuesOf } from '../languages/cues-of.js';

const BE = '(?:is|are|remains?|has been|have been)';
const ADVERB = '(?:\\s(?:now|still|also|currently|again|tentatively|widely|likely|both))?';
const EVENT =
  '(?:dates?|hearings?|trials?|deadlines?|votes?|elections?|referendums?|strikes?|meetings?|sentencing|session|summit|protests?|walkouts?|ballots?|conference|runoff)';

const AHEAD = [
  '\\b(?:will|shall)\\b(?!\\s(?:not|never|no longer|have|be remembered)\\b)',
  `\\b${BE}${ADVERB}\\s(?:due|set|scheduled|expected|slated|poised|planned|forecast|supposed|going|tipped)\\b`,
  `\\b${BE}${ADVERB}\\sto\\s(?:be\\s)?\\p{Ll}+`,
  '(?:,|;|\\band)\\s(?:which\\s(?:is|are)\\s)?(?:due|set|scheduled|expected|slated|planned)\\b',
  '(?<!\\b(?:had|was|were)\\s)\\b(?:rescheduled|postponed|delayed|adjourned|pushed(?:\\sback)?|moved|brought forward|extended|put off)\\s(?:\\p{L}+\\s){0,4}?(?:to|until|till|for)\\b',
  '\\b(?:was|were)\\s(?:rescheduled|postponed|delayed|adjourned|pushed(?:\\sback)?|moved|extended|put off)\\s(?:\\p{L}+\\s){0,2}?(?:to|until|till|for)\\b',
  '(?<!\\bhad\\s)\\b(?:plans?|intends?|agreed|vows?|pledges?|promises?)\\sto\\b',
  `(?<!\\bhad\\s)\\b(?:set|scheduled|fixed|called(?!\\sfor\\b)|announced)\\s(?:\\p{L}+\\s){0,4}${EVENT}\\s(?:of|for|on)\\b`,
  '\\b(?:must|(?:has|have|needs?) to|(?:is|are) required to)\\b',
  '\\b(?:has|have|gave|given|gives)\\s(?:\\p{L}+\\s){0,3}(?:until|till)\\b',
];
const STARTS =
  '(?:opens|reopens|begins|starts|ends|expires|resumes|restarts|closes|meets|convenes|concludes|(?<=\\p{Ll}s\\s)(?:open|reopen|begin|start|end|expire|resume|close|meet)|kicks? off|runs? (?:out|until|from)|takes? (?:effect|place|office)|(?:goes?|comes?) (?:into (?:effect|force)|to the polls|on trial|before \\p{L}+(?:\\s\\p{L}+){0,2})|heads? to the polls|arrives?|falls?|faces? (?:an?|the|his|her|their)(?:\\s\\p{L}+){1,3}|(?:remains?|stays?) (?:\\p{L}+\\s){1,3}until|is (?:an?|the)? ?deadline)';
const WHEN =
  '(?:\\s(?:again|early|late|later|on|at|from|in|by|for|midnight|noon|dawn|until|till|least|around|about|starting|beginning|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?|local|time|GMT|ET|EST|EDT|BST|UTC|,)){0,6}[\\s,]*$';

const ADJACENT = [
  `(?<!\\byears?\\s)\\b(?:starting|beginning|effective)${WHEN}`,
  `(?<!\\b(?:to|could|may|might|would|if)\\s)\\b${STARTS}${WHEN}`,
  `(?<!\\b(?:was|were|been|had|being|previously|originally|initially|first)\\s(?:\\p{L}+\\s)?)\\b(?:expected|due|scheduled|slated|planned)${WHEN}`,
  `(?<!\\b(?:was|were|had|been)\\s(?:[^.;]{0,60}))\\b(?:until|till|no later than)${WHEN}`,
  `\\bdeadline\\s(?:\\p{L}+\\s){0,4}(?:is|of|for)${WHEN}`,
  `\\b(?:is|are)(?:\\s(?:on|at|for|due|expected))${WHEN}`,
];

const ENGLISH: AnnounceCues = {
  ahead: new RegExp(AHEAD.join('|'), 'gu'),
  adjacent: new RegExp(ADJACENT.join('|'), 'u'),
  headline: /(?<!\b(?:was|were|been|had)\s)\b(?:expected|due|scheduled|slated|set)\s(?:to|for|in)\b/gu,
  after:
    /^(?![\p{L}\s]{0,16}\band\b)(?:[\s,]*(?:(?:morning|afternoon|evening|night|at|noon|midnight|\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?)[\s,]*){0,3})(?:[^.;,]{0,60}\s)?(?:will(?!\s(?:not|never|have)\b)|(?:is|are)\s(?:due|set|scheduled|expected|to)\b)/u,
  apart:
    /;|\b(?:after|following|since|who|whose|which|where|when|while|because|despite|said|says|told|according|statement|was|were|had|did|not|never|could|would|might|anniversary|(?:before|ahead of|prior to)\s\S)\b|(?<!\b(?:be|been|being|get|to)\s)\b(?:hit|struck|sank|broke|fell|rose|began|met|came|went|took|made|gave|got|saw|held|won|lost|died|wrote)\b|(?<!\b(?:be|been|being|get|to|newly|is|are)\s)(?<!-)\b(?!(?:need|speed|indeed|proposed|armed|planned|scheduled|expected|slated|united|limited|so-called|embattled|disputed|related|combined|needed|feed|seed|red|bed|wed|unmanned|contested|hundred|delayed|postponed|adjourned|extended|moved|pushed|rescheduled)\b)\p{Ll}{2,}ed\b/u,
  opening:
    /^(?:[^.]{0,40}[—–]\s)?["“'‘]?(?:(?:then|later|early|late|and|but|on|from|by|starting|beginning)\s){0,3}$/iu,
  beside: /(?<!\b(?:and|or|to|by|until|between|of|from))\s(?:on\s)?$/u,
  verb: /^\s(?:\p{L}+\s)?(?:will(?!\s(?:not|never|have)\b)|(?:is|are)\s(?:due|set|scheduled|expected|to)\b)/u,
  notAfter: /^['’]s?\s/u,
  doubt:
    /\b(?:[Ii]f|[Ww]hether|could|may|might|would|[Uu]nless|not (?:\p{L}+\s){0,4}until|can['’]?t|cannot)\b/u,
  notBefore:
    /(?:\bahead of\s[^;]{0,100}|\b(?:moved|postponed|rescheduled|delayed|pushed back|brought forward|shifted|changed)\b[^.]{0,40}\bfrom\s|\b(?:since|after|following|said|says|told|announced|reported|last|ruled|every|each|statement|interview|(?<!\bbe\s)(?:released|published|issued|posted|filed|signed|confirmed)|wrote)\s(?:\p{L}+\s)?(?:on\s|early\s|late\s)?)$/iu,
  aside:
    /\?["”’)]?$|\b(?:I|we|we['’](?:ll|re|ve)|I['’](?:ll|m|ve)|you|you['’](?:ll|re)|your|our|us|my|subscribe|newsletter|sign up|register|webinar|podcasts?|episodes?|tickets?|airs?|aired|premieres?|streaming|streams?|tune in|on air|broadcasts?|watch|listen|channel|livestream\w*|live blog|live coverage|click|read more|photo|file photo|birthday|would have turned|happy hour|giveaway|coupon|promo|in theaters|box office|horoscope|lottery|jackpot|puzzle|crossword)\b/iu,
  leaning:
    /^["“]?(?:he|she|it|they|this|that|these|those|there|but|and|his|her|their|its|the (?:move|decision|man|woman|two|pair))\b/iu,
  moves:
    /\b(?:rescheduled|postponed|postpones|delayed|delays|adjourned|pushed back|pushes back|moved|moves|brought forward|extended|extends|puts? off|instead of|new date|later than planned)\b/iu,
  callsOff:
    /\b(?:(?:has|have|had|was|were|is|are|been|be)\s(?:\p{L}+\s)?(?:cancell?ed|called off|scrapped|shelved|abandoned)|cancell?ed|cancels|calls? off|called off|scraps|scrapped|(?:postponed|suspended|delayed|adjourned)\s(?:\p{L}+\s)?indefinitely|indefinitely\s(?:postponed|suspended|delayed)|paus(?:es|ed) (?:the|its|his|her|all|new|planned)|(?:hits|pressed|presses) pause|will (?:not|no longer) (?:take place|go ahead|be held|happen|appear|meet|attend)|averted|dropped (?:the|its|his|her|all) (?:charges|case|lawsuit|appeal|strike|bid))\b/iu,
};

/** How a language (ISO 639-1) announces; null if its announcements are not read. */
export function announceCuesOf(language: string): AnnounceCues | null {
  return language === 'en' ? ENGLISH : (cuesOf(language)?.steps ?? null);
}
