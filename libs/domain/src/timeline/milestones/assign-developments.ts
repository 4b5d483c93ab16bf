import { byPublication, inPublishedOrder } from '../../stories/origins/published-order.js';
import { addSum, addTo, emptySum, TermSpace } from '../dates/term-space.js';
import { type ArticleReading, readArticle } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { Development, Developments, PlacedArticle } from './development.js';
import { storyWords } from './news/story-words.js';
import { DevelopmentOdds, joinOdds } from './odds/development-odds.js';
import { tellsFact } from './tells-fact.js';
import { withdrawnBy } from './withdrawn-development.js';

const MAX_CANDIDATES = 40;
/** From these log odds, a report tells the event of a development … */
const JOIN_FROM = 0.55;
/** … and two developments are one event. */
const MERGE_FROM = 0.15;

interface Assigned extends Omit<Developments, 'words'> {
  odds: DevelopmentOdds;
}

interface ReadArticle {
  article: TimelineArticle;
  reading: ArticleReading;
}

/**
 * Groups a topic's articles into developments. In published order, each report joins the development whose event it tells, or opens
 * a new one. Aftermath joins in the same order as comment, but opens nothing. Then developments that tell one event are merged. Other
 * comment and expectation are attached afterwards. If the topic has no report at all, its first article opens it. Articles that an
 * editor put into one milestone are always together; the first of them opens a development, which later reports may join and which is
 * never merged. Developments of settled milestones come first, and nothing joins them.
 */
export function assignDevelopments(articles: readonly TimelineArticle[]): Developments {
  const read = inPublishedOrder(articles).map((article) => ({
    article,
    reading: article.reading ?? readArticle(article),
  }));
  const space = new TermSpace();
  const settled = settledDevelopments(
    read.filter(({ article }) => article.settledIn != null),
    space,
  );
  const given = read.filter(({ article }) => article.settledIn == null);
  const reports = given.filter(({ reading }) => reading.stance === 'report');
  const opening = new Set(reports.length > 0 ? reports : given.slice(0, 1));
  const list: Development[] = [];
  const developments = { list, space, odds: new DevelopmentOdds(list, space) };
  const ofGroup = new Map<number, Development>();
  const ofPin = new Map<number, Development>();
  const rest: ReadArticle[] = [];
  for (const each of given) {
    if (each.article.pinnedTo != null) assignPinned(developments, { ofGroup, ofPin }, each);
    else if (opening.has(each)) assignReport(developments, ofGroup, each);
    else if (each.reading.stance !== 'aftermath' || !joinAftermath(developments, ofGroup, each))
      rest.push(each);
  }
  mergeTwins(developments, ofGroup, new Set(ofPin.values()));
  for (const each of list) each.repeats = developments.odds.repeats(each);
  for (const each of rest) attach(developments, ofGroup, each);
  const all = [...settled, ...list];
  return { list: all, space, words: storyWords(all.flatMap(({ placed }) => placed)) };
}

/** The developments of settled milestones, as far as their articles are given. */
function settledDevelopments(articles: readonly ReadArticle[], space: TermSpace): Development[] {
  const list: Development[] = [];
  const known = { ofGroup: new Map<number, Development>(), ofPin: new Map<number, Development>() };
  for (const { article, reading } of articles)
    assignPinned({ list, space }, known, { article: { ...article, pinnedTo: article.settledIn }, reading });
  return list;
}

/** An editor's choice counts as a report in its own words, unless the article is comment or a copy of one beside it. */
function assignPinned(
  { list, space }: Omit<Developments, 'words'>,
  known: { ofGroup: Map<number, Development>; ofPin: Map<number, Development> },
  { article, reading }: ReadArticle,
): void {
  const pin = article.pinnedTo ?? 0;
  const home = known.ofPin.get(pin);
  const development = home ?? open(list, article);
  known.ofPin.set(pin, development);
  const isCopy = known.ofGroup.get(article.copyGroup) === development;
  const voice = home === undefined ? 'own' : isCopy ? 'copy' : voiceOfPinned(reading);
  const words = space.read(reading);
  development.placed.push({ article, reading, words, voice });
  development.lastReportAt = article.publishedAt.getTime();
  if (voice === 'own') addTo(development.words, words);
  if (!known.ofGroup.has(article.copyGroup)) known.ofGroup.set(article.copyGroup, development);
}

function voiceOfPinned({ stance }: ArticleReading): PlacedArticle['voice'] {
  if (stance === 'report') return 'own';
  return stance === 'expects' ? 'expects' : 'comment';
}

function assignReport(
  { list, space, odds }: Assigned,
  ofGroup: Map<number, Development>,
  { article, reading }: ReadArticle,
): void {
  const placed = { article, reading, words: space.read(reading) };
  const group = ofGroup.get(article.copyGroup);
  const withdrawn = group ? null : withdrawnBy(placed, list, space);
  const compared = group ? [] : odds.compare(placed);
  const home = group ?? withdrawn ?? homeAmong(compared);
  const voice = group ? 'copy' : withdrawn ? 'retraction' : home ? voiceIn(home, reading) : 'own';
  const development = home ?? open(list, article);
  development.placed.push({ ...placed, voice });
  development.lastReportAt = article.publishedAt.getTime();
  if (voice !== 'copy') addTo(development.words, placed.words);
  if (group) return;
  ofGroup.set(article.copyGroup, development);
  if (!withdrawn) odds.keep(development, compared);
}

/** Reports that contradict others count in the comparison, so that the later of two versions can become the known one. */
function voiceIn({ placed }: Development, reading: ArticleReading): 'own' | 'contradicts' {
  const earlier = placed.filter(({ voice }) => voice === 'own' || voice === 'contradicts');
  return tellsFact(
    reading,
    earlier.map((each) => each.reading),
  )
    ? 'own'
    : 'contradicts';
}

/** Joins an article to the development whose words it shares, as comment. False if there is none. */
function joinAftermath(
  { space, odds }: Assigned,
  ofGroup: ReadonlyMap<number, Development>,
  { article, reading }: ReadArticle,
): boolean {
  const placed = { article, reading, words: space.read(reading) };
  const home = ofGroup.get(article.copyGroup) ?? homeAmong(odds.compare(placed));
  if (!home) return false;
  home.placed.push({ ...placed, voice: 'comment' });
  addTo(home.words, placed.words);
  return true;
}

/** Attaches an article that reports nothing to the development it is most similar to, of those that it can know. */
function attach(
  { list, space }: Omit<Developments, 'words'>,
  ofGroup: ReadonlyMap<number, Development>,
  { article, reading }: ReadArticle,
): void {
  const words = space.read(reading);
  const known = list.filter(({ openedAt }) => openedAt <= article.publishedAt.getTime());
  const development = ofGroup.get(article.copyGroup) ?? nearest(known, words, space) ?? list[0];
  const voice = reading.stance === 'expects' ? 'expects' : 'comment';
  development?.placed.push({ article, reading, words, voice });
}

/** The development with the most similar words, the latest in a tie. */
function nearest(
  list: readonly Development[],
  words: PlacedArticle['words'],
  space: TermSpace,
): Development | undefined {
  let best: Development | undefined;
  let bestSimilarity = Number.NEGATIVE_INFINITY;
  for (const development of list.slice(-MAX_CANDIDATES)) {
    const similarity = space.similarity(words, development.words);
    if (similarity >= bestSimilarity) [best, bestSimilarity] = [development, similarity];
  }
  return best;
}

function open(list: Development[], article: TimelineArticle): Development {
  const development = {
    placed: [],
    words: emptySum(),
    openedAt: article.publishedAt.getTime(),
    lastReportAt: 0,
    repeats: 0,
  };
  list.push(development);
  return development;
}

/** The development whose event a report tells, the latest in a tie; null if it tells another one. */
function homeAmong(compared: ReturnType<DevelopmentOdds['compare']>): Development | null {
  let best: Development | null = null;
  let most = JOIN_FROM;
  for (const each of compared) {
    const odds = joinOdds(each);
    if (odds >= most) [best, most] = [each.development, odds];
  }
  return best;
}

/** Merges developments that tell one event, the likeliest first, into the earlier one. */
function mergeTwins(
  { list, odds }: Assigned,
  ofGroup: Map<number, Development>,
  pinned: ReadonlySet<Development>,
): void {
  const grown = new Set<Development>();
  for (;;) {
    const twins = odds.likeliestTwins(MERGE_FROM, pinned);
    if (!twins) break;
    const [into, from] = twins;
    for (const { article } of from.placed) ofGroup.set(article.copyGroup, into);
    into.placed.push(...from.placed);
    into.lastReportAt = Math.max(into.lastReportAt, from.lastReportAt);
    addSum(into.words, from.words);
    odds.absorb(into, from);
    list.splice(list.indexOf(from), 1);
    grown.delete(from);
    grown.add(into);
  }
  for (const development of grown) {
    development.placed.sort((a, b) => byPublication(a.article, b.article));
    hearAgain(development);
  }
}

/** Whether each report still tells the fact that the earlier ones tell. */
function hearAgain(development: Development): void {
  const { placed } = development;
  const heard: PlacedArticle[] = [];
  for (const each of placed) {
    if (each.voice === 'own' || each.voice === 'contradicts')
      each.voice = heard.length === 0 ? 'own' : voiceIn({ ...development, placed: heard }, each.reading);
    heard.push(each);
  }
}
