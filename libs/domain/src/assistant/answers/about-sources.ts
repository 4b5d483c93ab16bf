import { numberClaims } from '../../timeline/claims/number-claims.js';
import { type Passage, type RankedPassage, rankPassages } from '../passages/index.js';
import type { Question } from '../question/read-question.js';
import type { StoryContext } from './about-story.js';
import { distinct, openingOf, passageWith, saysMore } from './choose.js';
import { isForeign } from './fact.js';
import { type DraftAnswer, quote, SILENT, told, words } from './write-answer.js';

const MOST_ORIGINS = 3;
const MOST_VALUES = 5;
const MOST_DENIALS = 3;
const COVERED_FROM = 0.55;
const DENIAL =
  /\b(?:den(?:y|ies|ied)|withdr(?:aw|aws|ew|awn)|retract(?:s|ed|ion)?|wrong|untrue|not true|false|misled|no such|has not|have not|was not|were not|no word|would not comment|neither side)\b/iu;
const RESTS_ON =
  /\b(?:according to|learned|seen by|people who|people close|sources?|informants?|paper|study|letter|documents?|shown|said|told|reported|claims?)\b/iu;

interface SourceContext extends StoryContext {
  withdrawn: ReadonlySet<number>;
  significant: ReadonlySet<number>;
}

/** Whether independent origins report what the question names, and whether somebody denies it. */
export function answerConfirmed(context: SourceContext, question: Question): DraftAnswer {
  const { story, passages } = context;
  if (isForeign(question)) return SILENT;
  const fitting = ranked(context, question).filter(({ coverage }) => coverage >= COVERED_FROM);
  const denials = fitting.filter(({ passage }) => DENIAL.test(passage.text));
  const claim = claimOf(context, question, fitting);
  if (!claim) return SILENT;
  const doubts = distinct(denials, MOST_DENIALS).filter(
    ({ article }) => article.publishedAt >= claim.article.publishedAt,
  );
  const milestone = story.milestones.find(({ id }) => id === claim.article.milestoneId);
  const head = [words(isShared(milestone) ? 'confirmed' : 'unconfirmed'), quote(claim)];
  if (doubts.length > 0) return told(...head, words('doubted'), ...doubts.map(quote));
  if (!isShared(milestone)) return told(...head);
  const others = originsOf(passages, claim).slice(0, MOST_ORIGINS - 1);
  return told(...head, ...others.map(quote));
}

function isShared(milestone: { originCount: number; isWithdrawn: boolean } | undefined): boolean {
  return milestone !== undefined && milestone.originCount > 1 && !milestone.isWithdrawn;
}

/** The best sentence that does not deny what is asked; where the story stands if nothing is named. */
function claimOf(
  { story, passages }: SourceContext,
  { words: asked }: Question,
  fitting: readonly RankedPassage[],
) {
  if (asked.length === 0) return passageWith(passages, story.standsText, story.standsArticleIds);
  const plain = fitting.find(({ passage }) => !DENIAL.test(passage.text)) ?? fitting[0];
  return plain?.passage ?? null;
}

function ranked(
  { passages, weights, withdrawn, significant }: SourceContext,
  question: Question,
): RankedPassage[] {
  return rankPassages({ ...question, wanted: 'any' }, { passages, weights, withdrawn, significant });
}

/** The opening sentences of other origins that report the same milestone. */
function originsOf(passages: readonly Passage[], { article }: Passage): Passage[] {
  const seen = new Set([article.originKey]);
  return passages.filter((each) => {
    const isOther = each.article.milestoneId === article.milestoneId && !seen.has(each.article.originKey);
    if (!isOther || each.field === 'title' || each.article.role === 'comment') return false;
    seen.add(each.article.originKey);
    return true;
  });
}

/** The different values that origins state for one count, in the order in which they were reported. */
export function answerDifferences(
  { passages, weights, withdrawn, significant, story }: SourceContext,
  question: Question,
): DraftAnswer {
  if (isForeign(question)) return SILENT;
  const scores = new Map(
    rankPassages({ ...question, wanted: 'any' }, { passages, weights, withdrawn, significant }).map(
      ({ passage, score }) => [passage, score],
    ),
  );
  const stated = passages.flatMap((passage) =>
    numberClaims('', [passage.text], story.language).map((claim) => ({ ...claim, passage })),
  );
  const series = [...Map.groupBy(stated, ({ kind, unit }) => `${kind} ${unit}`).values()]
    .map((all) => firstOfEach(all))
    .filter((all) => all.length > 1 && new Set(all.map(({ passage }) => passage.article.originKey)).size > 1)
    .toSorted((a, b) => relevance(b, scores) - relevance(a, scores) || b.length - a.length);
  const [best] = series;
  if (!best) return told(words('noDifference'));
  return told(words('differ'), ...best.slice(0, MOST_VALUES).map(({ passage }) => quote(passage)));
}

interface Stated {
  value: number;
  passage: Passage;
}

function firstOfEach<One extends Stated>(all: readonly One[]): One[] {
  const inOrder = all.toSorted(
    (a, b) => a.passage.article.publishedAt.getTime() - b.passage.article.publishedAt.getTime(),
  );
  const values = new Set<number>();
  return inOrder.filter(({ value, passage }) => {
    if (values.has(value) || passage.field === 'title') return false;
    values.add(value);
    return true;
  });
}

function relevance(all: readonly Stated[], scores: ReadonlyMap<Passage, number>): number {
  return Math.max(...all.map(({ passage }) => scores.get(passage) ?? 0));
}

/** The earliest report of what is asked, and what it rests on. */
export function answerOrigin(context: SourceContext, question: Question): DraftAnswer {
  if (isForeign(question)) return SILENT;
  const { story, passages } = context;
  const fitting = ranked(context, question).filter(({ coverage }) => coverage >= COVERED_FROM);
  const [best] = fitting;
  const earliest = best
    ? fitting.reduce((a, b) => (b.passage.article.publishedAt < a.passage.article.publishedAt ? b : a))
        .passage
    : question.words.length === 0
      ? firstOpening(story.articles, passages)
      : null;
  if (!earliest) return SILENT;
  const basis = fitting
    .filter(({ passage }) => RESTS_ON.test(passage.text) && saysMore(passage, [earliest]))
    .slice(0, 2);
  const tail = basis.length > 0 ? [words('reliesOn'), ...basis.map(({ passage }) => quote(passage))] : [];
  return told(words('firstReport'), quote(earliest), ...tail);
}

function firstOpening(
  articles: readonly { id: number; publishedAt: Date }[],
  passages: readonly Passage[],
): Passage | null {
  const [first] = articles.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  return first ? openingOf(passages, first.id) : null;
}
