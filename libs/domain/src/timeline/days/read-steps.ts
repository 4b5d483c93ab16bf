import { ENGLISH, type StepPrecision } from '#vocabulary';
import { type CreditedArticle, isCredit } from '../../stories/origins/is-credit.js';
import { withoutDateline } from '../../text/dateline.js';
import { plain } from '../languages/words.js';
import { announceCuesOf } from './announce-cues.js';
import { announcedDay } from './announced-day.js';
import { localDay, zoneOf } from './local-day.js';
import { stepTerms } from './step-terms.js';

const MAX_STEPS = 6;
const MAX_CALLED_OFF = 2;
const SHORTEST = 35;
const LONGEST = 320;
const LONGEST_TITLE = 200;
const FURNITURE =
  /\b(?:read more|click here|sign up|subscribe|newsletter|follow (?:us|along|our)|continue reading|the post .{1,200} appeared first|copyright|all rights reserved|getty images|check back|this is a developing story)\b|https?:\/\//iu;
/** A headline in capitals that ran into the sentence. */
const SHOUTED = /(?:(?<!\p{L})\p{Lu}[\p{Lu}’'.-]{1,}[\s,]+){4}/u;

/** A sentence of an article that announces something for a day. */
export interface AnnouncedSentence {
  /** Verbatim, without its dateline. */
  text: string;
  /** YYYY-MM-DD; of a week its Monday. */
  day: string;
  precision: StepPrecision;
  /** Its different content words, without those of dates. */
  terms: readonly string[];
  isTitle: boolean;
  /** It does not stand for itself: 'She will …'. */
  leans: boolean;
  /** It gives another date to something that was announced before. */
  moves: boolean;
}

/** A sentence that takes something announced back. */
export interface CallingOff {
  text: string;
  terms: readonly string[];
}

export interface ReadSteps {
  announced: readonly AnnouncedSentence[];
  calledOff: readonly CallingOff[];
}

/** Its outlet and origin are known in datelines. */
export interface SteppedArticle extends CreditedArticle {
  title: string;
  publishedAt: Date;
  language?: string | null;
  /** Country of its outlet (ISO 3166), which gives the time zone. */
  country?: string | null;
}

/** What an article's title and sentences announce or take back, at most six and two. Its day is that of the outlet's time zone. */
export function readSteps(article: SteppedArticle, prose: Iterable<string>): ReadSteps {
  const { title, publishedAt, country } = article;
  const language = article.language?.slice(0, 2) ?? ENGLISH;
  const cues = announceCuesOf(language);
  const announced: AnnouncedSentence[] = [];
  const calledOff: CallingOff[] = [];
  const printed = (text: string) => withoutDateline(text, (name) => isCredit(name, article));
  if (!cues) return { announced, calledOff };
  const today = localDay(publishedAt, zoneOf(country));
  for (const text of new Set([...prose, title])) {
    const isTitle = text === title;
    const isCited = isTitle ? text.length <= LONGEST_TITLE : isCitable(text);
    if (!isCited) continue;
    const read = language === ENGLISH ? text : plain(text);
    const day = announced.length < MAX_STEPS ? announcedDay(read, today, { language, isTitle }) : null;
    if (day)
      announced.push({
        ...{
          text: printed(text),
          day: day.day,
          precision: day.precision,
          terms: stepTerms(text, language),
          isTitle,
        },
        leans: cues.leaning.test(read),
        moves: cues.moves.test(read),
      });
    else if (calledOff.length < MAX_CALLED_OFF && cues.callsOff.test(read) && !cues.aside.test(read))
      calledOff.push({ text: printed(text), terms: stepTerms(text, language) });
  }
  return { announced, calledOff };
}

/** A line with the time of publication ran into the sentence. */
const STAMPED = /^(?:\p{L}+ \d{1,2},? \d{4}|\d{1,2} \p{L}+,? \d{4}|\d{1,2}:\d\d)\b/u;

/** A label before the sentence ('Why it matters: …'), or a presenter who tells it. */
const INTRODUCED = /^[\p{L}’' ]{2,30}:\s|['’]s? \p{Lu}[\p{L}.-]+ \p{Lu}[\p{L}.-]+ reports\b/u;

/** The end of a sentence that was split after a title such as 'The Lantern Hour Live!'. */
const TAIL =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:(?:morning|afternoon|evening|night) )?(?:and|but|or)\b/;

/** Whole sentences that stand for themselves. */
function isCitable(text: string): boolean {
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    /^["“'‘(]?[\p{Lu}\p{N}]/u.test(text) &&
    /[.!]["”’)]?$/u.test(text) &&
    !/(?:\.\.\.|…)["”’)]?$/u.test(text) &&
    !FURNITURE.test(text) &&
    !SHOUTED.test(text) &&
    !INTRODUCED.test(text) &&
    !STAMPED.test(text) &&
    !TAIL.test(text)
  );
}
