import type { ArticleReading } from '../timeline/read/read-article.js';
import { dayOf, type TimelineArticle } from '../timeline/read/timeline-article.js';
import { type Answer, judgeSentence, speaksAhead } from './judge-sentence.js';
import { wordKeys } from './question-words.js';
import type { Question } from './read-question.js';

/** A word is what the story is about if this share of its articles have it. */
const SHARED_BY = 0.3;
const MAX_ARTICLES = 6;
/** Independent origins that must state it, if the first statement rests on nobody who is named. */
const ENOUGH_ORIGINS = 2;

/** What unnamed sources, other outlets or nobody in particular say. */
const HEARSAY =
  /\b(?:sources?|insiders?)\b[^.]{0,60}\b(?:said|says?|told|claims?|promised)\b|\b(?:said|told|says?|according to) (?:an? |two |three |several )?(?:\p{L}+ )?(?:sources?|people (?:close|familiar|who))\b|\bpeople (?:close to|familiar with|who (?:know|saw))\b|\b(?:has|have) learned\b|\bcan reveal\b|\breportedly\b|\breports? (?:says?|said|claims?)\b|: reports?$|\bis said to\b|\b(?:unconfirmed|informed that|rumou?rs?|speculation)\b|% sure\b/iu;

export type ReadArticle = TimelineArticle & { reading: ArticleReading };

/** How a question was settled. */
export interface Settlement {
  answer: Answer;
  /** The first report that states it, and its sentence or headline, verbatim. */
  articleId: number;
  sentence: string;
  /** The day of that report (UTC), YYYY-MM-DD. */
  day: string;
  /** Reports that state it, one for each origin, at most six. */
  articleIds: number[];
  originCount: number;
}

interface Statement {
  answer: Answer;
  sentence: string;
  article: ReadArticle;
  isHearsay: boolean;
}

/**
 * How the reports of a story settle a question, or null if it stays open. One report that names who says it is enough, unless
 * another contradicts it; what unnamed sources say needs a second origin. Comment, expectations, denials and retractions settle
 * nothing. Articles are in published order, with origins of their copy groups; those before `asked` do not count.
 */
export function settleQuestion(
  question: Question,
  articles: readonly ReadArticle[],
  asked: Date,
): Settlement | null {
  const shared = sharedWords(articles);
  const fresh = articles.filter(({ publishedAt }) => publishedAt > asked);
  const stated = fresh.flatMap((article) => statementOf(question, article, shared) ?? []);
  const withdrawn = new Set(
    fresh.filter(({ reading }) => reading.takenBack !== null).map(({ originKey }) => originKey),
  );
  const valid = stated.filter(({ article }) => !withdrawn.has(article.originKey));
  const [yes, no] = [firstOfOrigins(valid, 'yes'), firstOfOrigins(valid, 'no')];
  const found = yes.length === no.length ? [] : yes.length > no.length ? yes : no;
  const cited = found.find(({ isHearsay }) => !isHearsay);
  if (!cited && found.length < ENOUGH_ORIGINS) return null;
  const best = cited ?? found[0];
  if (!best) return null;
  return {
    answer: best.answer,
    articleId: best.article.id,
    sentence: best.sentence,
    day: dayOf(best.article.publishedAt),
    articleIds: found.slice(0, MAX_ARTICLES).map(({ article }) => article.id),
    originCount: found.length,
  };
}

/** Content words that the headlines of a report and of its retraction have in common. */
const SAME_REPORT = 3;

type PublishedArticle = Pick<TimelineArticle, 'id' | 'originKey' | 'title' | 'publishedAt' | 'reading'>;

/** The reports that their own origins took back later. */
export function takenBackArticles(articles: readonly PublishedArticle[]): Set<number> {
  const retractions = articles.filter(
    ({ reading }) => reading?.takenBack && reading.takenBack.outlet === null,
  );
  return new Set(
    retractions.flatMap(({ originKey, publishedAt, title }) => {
      const words = wordKeys(title);
      const isTakenBack = (each: PublishedArticle) =>
        each.originKey === originKey &&
        each.publishedAt < publishedAt &&
        [...wordKeys(each.title)].filter((key) => words.has(key)).length >= SAME_REPORT;
      return articles.filter(isTakenBack).map(({ id }) => id);
    }),
  );
}

function firstOfOrigins(statements: readonly Statement[], answer: Answer): Statement[] {
  const origins = new Set<string>();
  return statements.filter((each) => {
    if (each.answer !== answer || origins.has(each.article.originKey)) return false;
    origins.add(each.article.originKey);
    return true;
  });
}

/** The words that a third of the story's articles have. */
function sharedWords(articles: readonly ReadArticle[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { title, reading } of articles)
    for (const key of wordKeys([title, ...reading.opening.map(({ text }) => text)].join(' ')))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= articles.length * SHARED_BY).map(([key]) => key));
}

function statementOf(question: Question, article: ReadArticle, story: ReadonlySet<string>): Statement | null {
  const { title, reading, publishedAt } = article;
  if (reading.stance !== 'report' || reading.isDenial || reading.takenBack !== null) return null;
  const sentences = reading.opening.map(({ text }) => text);
  const own = wordKeys([title, ...sentences].join(' '));
  const context = {
    title: wordKeys(title),
    article: own,
    shared: new Set([...story].filter((key) => own.has(key) || article.reading.terms.includes(key))),
    year: publishedAt.getUTCFullYear(),
    isAhead: [title, ...sentences].some((text) => speaksAhead(text, question.kind)),
  };
  const isHearsay = HEARSAY.test([title, ...sentences].join(' '));
  for (const [text, isTitle] of [
    ...sentences.map((each) => [each, false] as const),
    [title, true] as const,
  ]) {
    const answer = judgeSentence(text, question, { ...context, isTitle });
    if (answer !== null) return { answer, sentence: text, article, isHearsay };
  }
  return null;
}
