import { ENGLISH } from '#vocabulary';
import type { Headline } from './best-headline.js';

/** What somebody says will happen has been said. */
const STATED = /\b(?:says?|said|tells?|told|vows?|warns?|claims?)\b/i;
/** Something that had not happened yet. 'Will' is what is decided, too, which time overtakes as well. */
const AHEAD = new RegExp(
  [
    "\\b(?<!['’]s? )will(?! not| of)",
    '\\b(?<!(?:found|believed|first|refuses|thought|said|alleged) )to be \\p{Ll}+(?:ed|en)',
    '\\bdue to (?:be|begin|open|start|end|vote|appear|meet|return|speak|take)',
    '\\b(?:set|poised|scheduled|ready|preparing) to',
    '\\b(?<!(?:more|less|as|than|most|least) )(?:likely|expected) to(?! \\d)',
    '\\b(?:could|may)(?! have| not)',
    '\\b(?<!(?:of|the|military|its|their) )might(?! have| not| of)',
    '\\b(?:as|before|ahead of) .{1,60} (?:nears?|looms?|approaches)',
  ]
    .map((cue) => `${cue}\\b`)
    .join('|'),
  'u',
);

/** Whether a headline announces something. A later report of what happened overtakes it. The cues are English. */
export function announces({ text, placed }: Pick<Headline, 'text' | 'placed'>): boolean {
  return placed.reading.language === ENGLISH && AHEAD.test(text) && !STATED.test(text);
}
