import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../languages/cues-of.js';
import type { AfterCues } from '../languages/language-cues.js';
import { plain } from '../languages/words.js';
import type { ReadArticle } from './find-ending.js';

/** Words of what may follow a decision. One of them is enough to wait for the silence. */
const MAY_FOLLOW =
  /\b(?:appeal(?:s|ed|ing)?|recounts?|second leg|return leg|first leg|replacement|challenge[ds]?|challenging|retrial|re-?run|run-?off|replay|next (?:hearing|round|stage)|to be sentenced|sentencing)\b/i;
/** The contest that follows a nomination. */
const NEXT_CONTEST =
  /\b(?:(?:to|will) (?:face|take on|square off|meet|run against)|faces? off|match-?up|general election|in november)\b/i;
/** What was refused or lost is not to follow: 'judge denies her appeal'. */
const REFUSED =
  /\b(?:den(?:y|ies|ied)|rejects?|rejected|refuses?|refused|dismiss(?:es|ed)|throws out|turns (?:down|away)|loses?|lost) (?:\S+ ){0,4}?(?:appeal|challenge|retrial|recount)\b|\b(?:appeal|challenge|retrial|recount) (?:\S+ ){0,8}?(?:is|was) (?:denied|rejected|refused|dismissed|thrown out|turned down|shot down|lost)\b/gi;
/** What can be challenged in court or counted again. */
const CHALLENGED =
  '(?:court|law|act|bill|ban|order|rule|measure|ruling|verdict|sentence|conviction|decision|deal|merger|results?|outcome|election)';
/** An announcement that the matter is not over. */
const ANNOUNCED = new RegExp(
  [
    `\\b(?:will|would|to|vows? to|plans? to|intends? to|set to|expected to) (?:appeal|be challenged|contest|seek (?:a )?(?:recount|retrial))\\b`,
    `\\b(?:will|would|to) challenge (?:it|the|this|(?:\\S+ ){0,5}?${CHALLENGED})\\b`,
    `\\b(?:lodges?|lodged|files?|filed|announces?|announced) (?:\\S+ ){0,2}(?:appeal|challenge)\\b`,
    `\\b(?:faces?|facing) (?:an? )?(?:\\S+ )?(?:legal|court|constitutional) challenges?\\b`,
    `\\b(?:sues?|sued|suing|lawsuits?) (?:\\S+ ){0,3}?to (?:block|stop|halt|overturn|strike down|undo)\\b`,
    `\\bappeal (?:is |was )?(?:lodged|filed|announced|planned)\\b`,
    `\\brecount (?:is |was )?(?:ordered|requested|demanded|under way|underway|looms|likely|expected|begins)\\b`,
    `\\b(?:orders?|requests?|demands?|triggers?) (?:an? )?(?:\\S+ )?recount\\b`,
    `\\b(?:heads?|headed|goes|going) (?:in)?to (?:an? )?(?:automatic |full |statewide )?(?:run-?off|recount|replay|second round)\\b`,
  ].join('|'),
  'i',
);
const ENGLISH_CUES = { mayFollow: MAY_FOLLOW, announced: ANNOUNCED } satisfies Partial<AfterCues>;
const DAY_MS = 86_400_000;
/** An end stays open if so many independent origins announce a continuation. */
const ENOUGH_ORIGINS = 2;

/** Whether an article announces that the matter goes on. */
export function announcesContinuation({ title, reading }: ReadArticle): boolean {
  return says(title, reading, 'announced');
}

/** Whether a report of an end mentions something that may still follow. */
export function mayContinue({ title, reading }: ReadArticle): boolean {
  return says(title, reading, 'mayFollow');
}

/** Whether a report of a nomination names the contest that follows it. Read in English. */
export function namesNextContest({ title, reading: { opening, language } }: ReadArticle): boolean {
  return (
    language === ENGLISH &&
    [title, ...opening.map(({ text }) => text)].some((text) => NEXT_CONTEST.test(text))
  );
}

/**
 * The last report that came within a day of one by another origin: until then, several origins keep reporting. Null if none did.
 * Articles are in published order.
 */
export function lastSharedReport(articles: readonly ReadArticle[]): Date | null {
  let last: Date | null = null;
  let [newest, ofAnother]: (ReadArticle | null)[] = [null, null];
  for (const report of articles.filter(({ reading }) => reading.stance === 'report')) {
    if (newest && newest.originKey !== report.originKey) ofAnother = newest;
    newest = report;
    if (ofAnother && +report.publishedAt - +ofAnother.publishedAt <= DAY_MS) last = report.publishedAt;
  }
  return last;
}

/**
 * The first article that announces that the matter goes on after an end, if two independent origins do: an appeal, a recount, a
 * challenge, a second round. Articles are in published order; those before `since` do not count.
 */
export function announcedContinuation(articles: readonly ReadArticle[], since: Date): ReadArticle | null {
  const announcing = articles.filter(
    (article) => article.publishedAt >= since && announcesContinuation(article),
  );
  const origins = new Set(announcing.map(({ originKey }) => originKey));
  return origins.size >= ENOUGH_ORIGINS ? (announcing[0] ?? null) : null;
}

/** Whether headline or opening have one of these cues of the article's language. */
function says(title: string, { opening, language }: ReadArticle['reading'], cue: keyof typeof ENGLISH_CUES) {
  const pattern = language === ENGLISH ? ENGLISH_CUES[cue] : cuesOf(language)?.after?.[cue];
  const texts = [title, ...opening.map(({ text }) => text)];
  if (pattern === undefined) return false;
  return texts.some((text) => pattern.test(language === ENGLISH ? text.replace(REFUSED, ' ') : plain(text)));
}
