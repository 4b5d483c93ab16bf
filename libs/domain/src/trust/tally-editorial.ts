import { byDay } from './by-day.js';
import { DISCLOSURES, type Disclosure } from './disclosures.js';
import type { EditorialEvidence } from './editorial-factor.js';
import { opinionMarks } from './opinion-label.js';
import { saysItCorrects } from './says-it-corrects.js';
import { type OwnArticle, TRUST_SAMPLE } from './trust-sample.js';

/** The editorial evidence of one source: its own articles, newest first, what its feeds disclosed, and the directory. */
export function tallyEditorial(
  articles: readonly OwnArticle[],
  shown: { disclosures: readonly string[]; isOwnerNamed: boolean },
): EditorialEvidence {
  const carried = articles.slice(0, TRUST_SAMPLE.articles).filter(({ isFromFeed }) => isFromFeed);
  const marks = carried.map(opinionMarks);
  return {
    articles: carried.length,
    days: byDay(carried).length,
    withByline: carried.filter(({ author }) => author?.trim()).length,
    withDate: carried.filter(({ isDated }) => isDated).length,
    opinion: marks.filter(({ isOpinion }) => isOpinion).length,
    opinionLabelled: marks.filter(({ isLabelled }) => isLabelled).length,
    corrections: carried.filter(saysItCorrects).length,
    disclosures: DISCLOSURES.filter((known): known is Disclosure => shown.disclosures.includes(known)),
    isOwnerNamed: shown.isOwnerNamed,
  };
}
