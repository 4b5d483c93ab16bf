import { ENGLISH } from '#vocabulary';
import { oncePerText } from '../../../text/once-per-text.js';
import { isDeveloping } from '../../read/wording/developing-words.js';
import { isEventWord } from '../../read/wording/event-words.js';
import { plainness } from '../../read/wording/plain-headline.js';

const READ = 300;
/** 'Orvale dam case: ', 'Storm damage: ': up to five words, of which the last is remembered. */
const HEADING = /^(?:[\p{L}\d'’.-]+ ){0,4}([\p{L}\d-]+): (?=\S+ \S+ \S)/u;
/** Headings end in what happens, or in one of these; a name before a colon is a speaker instead. */
const MATTER = /^(?:case|war|crisis|affair|scandal|coronavirus|covid(?:-19)?)$/;
/** 'Best deals: save 15 on lamps': an advertisement. */
const OFFER = 'deals';
/** What is left to a report behind a heading. */
const BEHIND = 0.9;

/**
 * How plainly a headline reports, 0–1. Unlike `plainness`, which says how good it is as a name, it does not mind a heading
 * before a colon if a development follows: 'Orvale dam case: judge orders repairs'.
 */
export const reportPlainness = oncePerText((title) => {
  const whole = plainness(title);
  const behind = behindHeading(title);
  return behind === null || !isDeveloping(behind, ENGLISH)
    ? whole
    : Math.max(whole, BEHIND * plainness(behind));
});

function behindHeading(title: string): string | null {
  const heading = HEADING.exec(title);
  const last = heading?.[1]?.toLowerCase() ?? '';
  const isMatter = (isEventWord(last) && last !== OFFER) || MATTER.test(last);
  return heading && isMatter ? title.slice(heading[0].length, READ) : null;
}
