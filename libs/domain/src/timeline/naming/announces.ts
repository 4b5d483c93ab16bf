import { ENGLISH } from '#vocabulary';
import type { Headline } from './best-headline.js';

/** What somebody says will happen has been said. */
const STATED = /\b(?:says?|said|tells?|told|vows?|warns?|claims?)\b/i;
/** Something that had not happened yet. 'Will' is what is decided, too, which time overtakes as well. */
const AHEAD =
  /\b(?:will(?! not)|to be \p{Ll}+(?:ed|en|t)|(?:set|due|expected|poised|scheduled|likely|ready|preparing) to|could|may|might|(?:as|before|ahead of) .{1,60} (?:nears?|looms?|approaches))\b/u;

/** Whether a headline tells what is still to come, so that any later report overtakes it. The cues are English. */
export function announces({ text, placed }: Pick<Headline, 'text' | 'placed'>): boolean {
  return placed.reading.language === ENGLISH && AHEAD.test(text) && !STATED.test(text);
}
