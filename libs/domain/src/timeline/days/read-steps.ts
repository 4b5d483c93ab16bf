import type { StepPrecision } from '#vocabulary';
import { terms } from '../../text/terms.js';
import { ANNOUNCE_CUES } from './announce-cues.js';
import { announcedDay } from './announced-day.js';
import { localDay, zoneOf } from './local-day.js';

const MAX_STEPS = 6;
const MAX_CALLED_OFF = 2;
const SHORTEST = 35;
const LONGEST = 320;
const LONGEST_TITLE = 200;
/** Words of dates, which say nothing about the step. */
const OF_DATES =
  /^(?:\d.*|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|day|week|month|morning|afternoon|evening|night|tonight|tomorrow|next|midnight|noon|hour|scheduled?|expected|set|due|planned|begin|start|held|hold|place)$/u;
const FURNITURE =
  /\b(?:read more|click here|sign up|subscribe|newsletter|follow (?:us|along|our)|continue reading|the post .{1,200} appeared first|copyright|all rights reserved|getty images|check back|this is a developing story)\b|https?:\/\//iu;
/** A headline in capitals that ran into the sentence. */
const SHOUTED = /(?:(?<!\p{L})\p{Lu}[\p{Lu}’'.-]{1,}[\s,]+){4}/u;

/** A sentence of an article that announces something for a day. */
export interface AnnouncedSentence {
  /** Verbatim. */
  text: string;
  /** YYYY-MM-DD; of a week its Monday. */
  day: string;
  precision: StepPrecision;
  /** Its different content words, without those of dates. */
  terms: readonly string[];
  isTitle: boolean;
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

export interface SteppedArticle {
  title: string;
  publishedAt: Date;
  language?: string | null;
  /** Country of its outlet (ISO 3166), which gives the time zone. */
  country?: string | null;
}

/** What an article's title and sentences announce or take back, at most six and two. Its day is that of the outlet's time zone. */
export function readSteps(article: SteppedArticle, prose: Iterable<string>): ReadSteps {
  const { title, publishedAt, country } = article;
  const language = article.language?.slice(0, 2) ?? 'en';
  const cues = ANNOUNCE_CUES[language];
  const announced: AnnouncedSentence[] = [];
  const calledOff: CallingOff[] = [];
  if (!cues) return { announced, calledOff };
  const today = localDay(publishedAt, zoneOf(country));
  for (const text of new Set([...prose, title])) {
    const isTitle = text === title;
    const isCited = isTitle ? text.length <= LONGEST_TITLE : isCitable(text);
    if (!isCited) continue;
    const day = announced.length < MAX_STEPS ? announcedDay(text, today, { language, isTitle }) : null;
    if (day)
      announced.push({
        ...{ text, day: day.day, precision: day.precision, terms: stepTerms(text), isTitle },
        moves: cues.moves.test(text),
      });
    else if (calledOff.length < MAX_CALLED_OFF && cues.callsOff.test(text) && !cues.aside.test(text))
      calledOff.push({ text, terms: stepTerms(text) });
  }
  return { announced, calledOff };
}

/** The different content words of a sentence, without those of dates. */
export function stepTerms(text: string): string[] {
  return [...new Set(terms(text))].filter((term) => !OF_DATES.test(term));
}

/** A line with the time of publication ran into the sentence. */
const STAMPED = /^(?:\p{L}+ \d{1,2},? \d{4}|\d{1,2} \p{L}+,? \d{4}|\d{1,2}:\d\d)\b/u;

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
    !STAMPED.test(text)
  );
}
