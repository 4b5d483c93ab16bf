import { basename } from 'node:path';
import { type TopicArticle, withCopyGroups } from '#domain/timeline';
import { assignDevelopments, draftMilestones, type MilestoneDraft } from '#domain/timeline/milestones';
import { readArticle } from '#domain/timeline/read';
import type { CommandLine } from '../start/command-line.js';
import { type BuiltTopic, type Case, casesOf, isCounted } from './distort/cases.js';
import { type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { topicArticles } from './recorded/rebuild-recorded.js';
import { type ReadRecording, readRecording } from './recorded/recorded-articles.js';
import { type Confirming, type DistortOutcome, scoreDistort } from './scores/score-distort.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An id, a source and an origin that no recorded article has. */
const STRANGER = 1_000_000_000;
const STRANGER_DOMAIN = 'independent.example';

type Judged = Case & DistortOutcome;

/**
 * `eval distort RECORDING_DIR`: places and rebuilds a recording, and takes 400 milestones with two or more origins. Adds to each
 * milestone one report that distorts one of its headlines. Prints how many distorted reports count as an origin, and how many of
 * the recorded reports no longer do. `--failed` lists the distorted reports that count.
 */
export async function run({ operands: [folder = ''], flags }: CommandLine): Promise<void> {
  const read = await readRecording(folder);
  const { judged, confirming } = distort(read, placeRecording(read));
  if (flags.has('failed')) showFailed(judged);
  console.log(
    JSON.stringify({ eval: 'distort', recording: basename(folder), ...scoreDistort(judged, confirming) }),
  );
}

/** The distorted reports of a placed recording, and the recorded reports that confirm a milestone or contradict it. */
export function distort({ recording }: Pick<ReadRecording, 'recording'>, placed: readonly PlacedArticle[]) {
  const domainOf = (outlet: string) => recording.outlets.get(outlet)?.domain ?? outlet;
  const topics: BuiltTopic[] = [];
  const confirming: Confirming = { counted: 0, contradicting: 0 };
  for (const members of Map.groupBy(placed, ({ topic }) => topic).values()) {
    if (members.length < 2) continue;
    const articles = topicArticles(members, domainOf);
    const developments = assignDevelopments(withCopyGroups(articles));
    topics.push({ articles, milestones: draftMilestones(developments) });
    for (const { placed: reports } of developments.list) countConfirming(reports, confirming);
  }
  return { judged: casesOf(placed, topics).map(judge), confirming };
}

/** Adds up the later reports of new origins: those that count, and those that contradict. */
function countConfirming(
  reports: readonly { voice: string; article: { originKey: string } }[],
  sum: Confirming,
): void {
  const origins = new Set<string>();
  for (const { voice, article } of reports) {
    if (origins.has(article.originKey)) continue;
    if (voice === 'contradicts') sum.contradicting += 1;
    if (voice !== 'own') continue;
    if (origins.size > 0) sum.counted += 1;
    origins.add(article.originKey);
  }
}

function judge(each: Case): Judged {
  const { articles, draft, from, title } = each;
  const after = rebuiltWith(each, articles, title);
  const others = articles.filter(({ id }) => id !== from.id);
  return {
    ...each,
    isCounted: isCountedIn(after),
    gainsLevel: levelOf(after, draft.anchorArticleId) > Math.min(3, draft.originKeys.length),
    isCountedAmongOthers: isCountedIn(rebuiltWith(each, others, title)),
    isTrueCounted: isCountedIn(rebuiltWith(each, others, from.title)),
  };
}

/** The topic's milestones after one more report: a bare headline of an unknown outlet, an hour after the last counted report. */
function rebuiltWith({ counted, from }: Case, articles: readonly TopicArticle[], title: string) {
  const latest = Math.max(...counted.map(({ publishedAt }) => publishedAt.getTime())) + HOUR_MS;
  const publishedAt = new Date(Math.min(latest, from.publishedAt.getTime() + DAY_MS));
  const report: TopicArticle = {
    ...from,
    ...{ id: STRANGER, sourceId: STRANGER, sourceDomain: STRANGER_DOMAIN, sourceName: STRANGER_DOMAIN },
    ...{ originKey: `source:${STRANGER_DOMAIN}`, title, excerpt: '', text: null, url: '', publishedAt },
    reading: readArticle({ title, excerpt: '', text: null, publishedAt }),
  };
  return draftMilestones(assignDevelopments(withCopyGroups([...articles, report])));
}

/** Whether the added report counts as an origin of a milestone that it did not open. */
function isCountedIn(milestones: readonly MilestoneDraft[]): boolean {
  return milestones.some(
    ({ anchorArticleId, articles }) =>
      anchorArticleId !== STRANGER &&
      articles.some(({ articleId, role }) => articleId === STRANGER && isCounted(role)),
  );
}

function levelOf(milestones: readonly MilestoneDraft[], anchor: number): number {
  return Math.min(3, milestones.find((each) => each.anchorArticleId === anchor)?.originKeys.length ?? 0);
}

/** Prints headlines to the terminal only. */
function showFailed(judged: readonly Judged[]): void {
  for (const { kind, isCounted: counted, draft, from, title } of judged) {
    if (counted) console.error(`${kind}: ${title}\n    from: ${from.title}\n    of: ${draft.title}`);
  }
}
