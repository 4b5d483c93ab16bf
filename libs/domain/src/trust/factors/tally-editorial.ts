import { opinionMarks } from '../../timeline/read/opinion-label.js';
import { byDay, meanOfDays } from './by-day.js';
import { DISCLOSURES, type Disclosure } from './disclosures.js';
import type { EditorialEvidence } from './editorial-factor.js';
import { saysItCorrects } from './says-it-corrects.js';
import { type OwnArticle, TRUST_SAMPLE } from './trust-sample.js';

/**
 * The editorial evidence of one source: its own articles, newest first, the disclosures of its feeds, and the
 * directory.
 */
export function tallyEditorial(
  articles: readonly OwnArticle[],
  shown: { disclosures: readonly string[]; isOwnerNamed: boolean },
): EditorialEvidence {
  const carried = articles.slice(0, TRUST_SAMPLE.articles).filter(({ isFromFeed }) => isFromFeed);
  const opinions = carried.filter((article) => opinionMarks(article).isOpinion);
  return {
    articles: carried.length,
    days: byDay(carried).length,
    withByline: evenly(carried, ({ author }) => Boolean(author?.trim())),
    withDate: evenly(carried, ({ isDated }) => isDated),
    opinion: opinions.length,
    opinionLabelled: evenly(opinions, (article) => opinionMarks(article).isLabelled),
    corrections: carried.filter(saysItCorrects).length,
    disclosures: DISCLOSURES.filter((known): known is Disclosure => shown.disclosures.includes(known)),
    isOwnerNamed: shown.isOwnerNamed,
  };
}

/**
 * The number of articles with a property, with equal weight per day: a day with 20 articles counts as much as a day
 * with two.
 */
function evenly(articles: readonly OwnArticle[], shows: (article: OwnArticle) => boolean): number {
  return articles.length * (meanOfDays(byDay(articles), (article) => (shows(article) ? 1 : 0)) ?? 0);
}
