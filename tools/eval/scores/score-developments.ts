import { bCubed, type Labelled } from './b-cubed.js';
import { share } from './score-status.js';

/** A milestone that the product found. */
export interface FoundMilestone {
  /** YYYY-MM-DD, UTC. */
  day: string;
  origins: number;
  articles: readonly { id: number; isCounted: boolean }[];
}

/** A labelled development. */
export interface GoldDevelopment {
  day: string;
  articles: readonly number[];
  /** Null if nobody counted its origins. */
  origins: number | null;
}

/** A labelled story with the milestones of its main topic, in the order of the timeline. */
export interface DevelopmentsOutcome {
  milestones: readonly FoundMilestone[];
  developments: readonly GoldDevelopment[];
  /** Ids of articles that only comment or expect. */
  comment: readonly number[];
  /** Ids of the articles that say where the story stands. Empty if none is labelled. */
  whereItStands: readonly number[];
  /** Ids of the articles of the milestone by which the product says where the story stands. */
  stands: readonly number[];
}

export interface DevelopmentScore {
  /** B-cubed F1 over the labelled articles of developments in the main topic. */
  developmentF1: number;
  developmentPrecision: number;
  /** The share of the developments with a milestone of their own: most of its labelled articles are about this development. */
  apart: number;
  /** Of these, the share with the exact day. */
  day: number;
  /** Of these, the share with the right level (1, 2, 3 or more origins). Null if no label counts origins. */
  level: number | null;
  /** The share of the comment and expectation in the main topics that counts as an origin. Null without such labels. */
  commentCounted: number | null;
  /** The share of the stories whose newest milestone holds an article that says where it stands. Null without labels. */
  newest: number | null;
  /** The same for the milestone by which the product says where the story stands. */
  stands: number | null;
}

export function scoreDevelopments(outcomes: readonly DevelopmentsOutcome[]): DevelopmentScore {
  const { f1, precision } = bCubed(outcomes.flatMap(labelledArticles));
  const developments = outcomes.flatMap(matchedDevelopments);
  const own = developments.flatMap(({ gold, milestone }) => (milestone ? [{ gold, milestone }] : []));
  const counted = own.filter(({ gold }) => gold.origins !== null);
  const comment = outcomes.flatMap(commentCounts);
  const placed = outcomes.filter(({ whereItStands }) => whereItStands.length > 0);
  return {
    developmentF1: share(f1, 1),
    developmentPrecision: share(precision, 1),
    apart: share(own.length, developments.length),
    day: share(own.filter(({ gold, milestone }) => gold.day === milestone.day).length, own.length),
    level: shareOrNull(
      counted.filter(({ gold, milestone }) => level(gold.origins ?? 0) === level(milestone.origins)).length,
      counted.length,
    ),
    commentCounted: shareOrNull(comment.filter(Boolean).length, comment.length),
    newest: shareOrNull(placed.filter(isNewest).length, placed.length),
    stands: shareOrNull(
      placed.filter(({ stands, whereItStands }) => stands.some((id) => whereItStands.includes(id))).length,
      placed.length,
    ),
  };
}

export function shareOrNull(part: number, whole: number): number | null {
  return whole === 0 ? null : share(part, whole);
}

function level(origins: number): number {
  return Math.min(3, origins);
}

/** Each labelled article of the main topic: its development is the gold, its milestone the cluster. */
function labelledArticles(outcome: DevelopmentsOutcome, story: number): Labelled[] {
  const milestoneOf = milestonesByArticle(outcome);
  return outcome.developments.flatMap(({ articles }, at) =>
    articles.flatMap((id) => {
      const milestone = milestoneOf.get(id);
      if (milestone === undefined) return [];
      return [{ story: `${story} ${at}`, cluster: `${story} ${milestone}`, date: null }];
    }),
  );
}

/** Each development that is in the main topic, with its own milestone if there is one. */
function matchedDevelopments(outcome: DevelopmentsOutcome) {
  const milestoneOf = milestonesByArticle(outcome);
  const counts = outcome.milestones.map(() => new Map<number, number>());
  for (const [at, { articles }] of outcome.developments.entries()) {
    for (const id of articles) {
      const count = counts[milestoneOf.get(id) ?? -1];
      count?.set(at, (count.get(at) ?? 0) + 1);
    }
  }
  const ownerOf = counts.map((count) => [...count].sort(([, a], [, b]) => b - a)[0]?.[0]);
  return outcome.developments
    .map((gold, at) => ({ gold, at }))
    .filter(({ gold }) => gold.articles.some((id) => milestoneOf.has(id)))
    .map(({ gold, at }) => ({ gold, milestone: largestOf(outcome, ownerOf, counts, at) }));
}

/** The milestone that is mostly about a development; the one with most of its articles if there are several. */
function largestOf(
  { milestones }: DevelopmentsOutcome,
  ownerOf: readonly (number | undefined)[],
  counts: readonly ReadonlyMap<number, number>[],
  development: number,
): FoundMilestone | undefined {
  const [largest] = milestones
    .map((milestone, at) => ({ milestone, at, count: counts[at]?.get(development) ?? 0 }))
    .filter(({ at }) => ownerOf[at] === development)
    .sort((a, b) => b.count - a.count);
  return largest?.milestone;
}

function milestonesByArticle({ milestones }: DevelopmentsOutcome): Map<number, number> {
  return new Map(
    milestones.flatMap(({ articles }, at) => articles.map(({ id }): [number, number] => [id, at])),
  );
}

/** For each comment in the main topic, whether it counts as an origin. */
function commentCounts({ milestones, comment }: DevelopmentsOutcome): boolean[] {
  const counted = new Map(
    milestones.flatMap(({ articles }) =>
      articles.map(({ id, isCounted }): [number, boolean] => [id, isCounted]),
    ),
  );
  return comment.flatMap((id) => counted.get(id) ?? []);
}

function isNewest({ milestones, whereItStands }: DevelopmentsOutcome): boolean {
  return milestones.at(-1)?.articles.some(({ id }) => whereItStands.includes(id)) ?? false;
}
