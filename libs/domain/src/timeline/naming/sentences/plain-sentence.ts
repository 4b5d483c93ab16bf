import { ENGLISH } from '#vocabulary';
import { isLoaded } from '../../../text/loaded-words.js';
import { cuesOf } from '../../languages/cues-of.js';
import { plain } from '../../languages/words.js';
import { areForeignQuotesClosed, foreignMarks } from './foreign-marks.js';

const MIN_CHARS = 45;
const MAX_CHARS = 300;
const MAX_WORDS = 46;

/** Words that are true only on the day of the report, such as weekdays. */
const DATED =
  /\b(?:tonight|today|tomorrow|yesterday|overnight|(?:this|last|next|earlier|later) (?:morning|afternoon|evening|night|week|month|today)|weekend|just (?:now|hours|minutes)|(?:hours|days|moments) (?:ago|later)|so far|live|(?:past|last) \d+ (?:hours|days)|within the (?:week|month)|at (?:the )?open)\b/i;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
/** Captions, credits, presenters and newsletters. */
const FURNITURE =
  /\b(?:pictured|photograph(?:er|ed|s|:)?|photos?:|caption|getty|shutterstock|afp\b.{0,20}(?:via|photo)|file (?:photo|image)|illustration|courtesy of|sign[ -]?up|subscrib\w+|newsletters?|bulletin|podcast|episode|read more|click|follow (?:us|our|along|live)|live updates?|live blog|check back|developing story|exclusive|discount|coupon|promo|% off|free (?:trial|shipping|delivery)|special offer|our (?:coverage|reporters?|correspondents?|offers?|readers?)|this (?:article|story|piece|video|week['’]s)|appeared first|all rights reserved|copyright|has (?:more|the (?:story|details|latest|report))|with (?:the )?(?:details|more)|chief (?:\w+ ){0,2}correspondent|correspondent|joins? (?:us|\w+ News|['‘“"])|talks? (?:to|with)|speaks? (?:to|with)|discuss\w*|explains?|breaks? down|watch|listen|first on|here(?:['’]s| is| are)|in an? (?:exclusive )?interview|in summary)\b|\/\s?(?:afp|ap|reuters|getty|shutterstock)\b|\((?:left|right|above|below|cent(?:re|er)|top|bottom|inset|file)\)|[|•©★►]|https?:|@\w/i;
/** An outlet that speaks of itself or projects a result: 'CBS News has learned', 'CNN's Ada Quill'. */
const OUTLET =
  /\b(?:CBS|NBC|ABC|PBS|NPR|CNN|BBC|MSNBC|Fox)(?: (?:News|Digital|NewsHour)\b|['’]s? \p{Lu})|\b(?:tells?|told|on) (?:CBS|NBC|ABC|PBS|NPR|CNN|BBC|MSNBC|Fox|AFP|AP|Reuters)\b|\b(?:AP|BBC|CNN|NBC|CBS|ABC|Fox|Decision Desk HQ)(?: News)? (?:has )?project(?:s|ed)\b/u;
/** Without the sentence before it, a reader cannot know whom or what it is about. */
const DANGLING =
  /^(?:he|she|it|they|we|i|you|his|her|hers|its|their|our|my|this|that|these|those|but|and|or|so|yet|nor|however|meanwhile|also|still|then|there|here|instead|moreover|besides|therefore|thus|both|neither|such|one|another|others|some|many|most|among|not|no|yes|the (?:move|announcement|decision|comments?|remarks?|news|statement|incident|ruling|deal|plan|report|former|latter|pair|couple|two|three|group|man|woman|suspect|victims?|president|move|trial|case|agency|company|minister|actor|actress|star|singer))\b/i;
const FIRST_PERSON = /(?:^|\s)(?:I|we|We|our|Our|my|My|us|you|You|your|Your)(?=[\s,.’'])/;
/** A full name twice: a headline or standfirst that ran into the sentence. */
const RUN_ON = /(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/u;
/** Spaces left behind by removed links, a standfirst without a full stop, or a time of day that ended a sentence. */
const BROKEN =
  /\s\/\s|[“‘(]\s|\s[”)]|\s[,.;:!](?:\s|$)|\s['’]s\b|\p{Ll}[.!?]\p{Lu}|[ap]\.m\. (?:It|He|She|They|The|A|An|But|In)\s|—\p{L}|\p{Ll}\p{Lu}\p{Ll}{3,}\s.*\p{Ll}\p{Lu}\p{Ll}{3,}\s/u;

const ENGLISH_MARKS = [DATED, FURNITURE, OUTLET, DANGLING, FIRST_PERSON, BROKEN, RUN_ON];

/**
 * Whether a sentence can stand alone in a description, and on a later day: complete, with its subject, without loaded words and
 * words such as 'tonight' or, unless `weekdays` are allowed, an English weekday, and no caption, presenter's line or furniture of a
 * newsletter. Languages without cues are read with the English ones.
 */
export function isPlainSentence(text: string, { weekdays = false, language = ENGLISH } = {}): boolean {
  if (!isWhole(text) || isLoaded(text)) return false;
  const cues = cuesOf(language);
  if (cues) {
    const read = plain(text);
    return areForeignQuotesClosed(read, language) && !foreignMarks(cues).some((mark) => mark.test(read));
  }
  if (!weekdays && WEEKDAY.test(text)) return false;
  return areClosed(text) && !ENGLISH_MARKS.some((mark) => mark.test(text));
}

/** Whether a text has the length, the beginning and the end of a sentence, without the place and agency before it. */
function isWhole(text: string): boolean {
  if (text.length < MIN_CHARS || text.length > MAX_CHARS || text.split(' ').length > MAX_WORDS) return false;
  if (!/^[\p{Lu}\p{N}¿¡]/u.test(text) || !/[.][”"’)]?$/u.test(text) || /(?:\.\.\.|…)/u.test(text))
    return false;
  return !/^\p{Lu}[\p{Lu}\s,.’'-]{3,40}(?:\([^)]{1,30}\)\s?)?[—–-]/u.test(text);
}

/** Whether a text names a day of the week. */
export function hasWeekday(text: string): boolean {
  return WEEKDAY.test(text);
}

/** Whether every quotation that begins in a text also ends in it. */
function areClosed(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && count('“') === count('”');
}
