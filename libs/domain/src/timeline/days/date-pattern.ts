const MONTH =
  'jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?';
const DAY = '[0-3]?\\d';
const ORDINAL = '(?:st|nd|rd|th)?';
/** In 'Tuesday, 27 April' only the date is read. */
const NO_DATE_FOLLOWS = `(?!\\s?,?\\s{1,2}(?:(?:${MONTH})\\s{1,3}\\d|${DAY}${ORDINAL}\\s{1,3}(?:of\\s)?(?:${MONTH})))`;

/**
 * Matches a day in an English text. Groups: `iso`; `m1 d1 y1` and `d2 m2 y2` (the year may be 'last year' or 'that year');
 * `weekday` with the word `before` it; `near`; `ago`.
 */
export const DAY_NAMED = new RegExp(
  [
    '\\b(?<iso>(?:19|20)\\d\\d-[01]\\d-[0-3]\\d)\\b',
    `\\b(?<m1>${MONTH})\\s{1,3}(?<d1>${DAY})${ORDINAL}\\b(?!:|\\d)${year('y1')}`,
    `\\b(?<d2>${DAY})${ORDINAL}\\s{1,3}(?:of\\s)?(?<m2>${MONTH})(?![a-z])${year('y2')}`,
    `\\b(?:(?<before>last|next|black|cyber|good|super|bloody|easter|every|each)\\s)?(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!s)(?=\\b|_)${NO_DATE_FOLLOWS}`,
    "\\b(?<near>yesterday|today|tonight|tomorrow|last night|this (?:morning|afternoon|evening))\\b(?!['’]s\\b)",
    '\\b(?<ago>[2-9]|two|three|four|five|six|seven|eight|nine) days (?:ago|earlier)\\b',
  ].join('|'),
  'gi',
);

function year(group: string): string {
  return `(?:\\s?,?\\s{1,2}(?:of\\s)?(?<${group}>(?:19|20)\\d\\d|last year|that year)\\b)?`;
}
