/** One evaluated item: its gold story, its cluster, and its calendar date if known. */
export interface Labelled {
  story: string;
  cluster: string;
  date: string | null;
}

export interface BCubed {
  precision: number;
  recall: number;
  f1: number;
}

/**
 * B-cubed precision and recall (Bagga and Baldwin 1998): for each item, the share of its cluster that belongs to its story, and the
 * share of its story that is in its cluster, averaged over all items. Counts intersections, in linear time.
 */
export function bCubed(items: Labelled[]): BCubed {
  return score(
    items,
    ({ story }) => story,
    ({ cluster }) => cluster,
  );
}

/** The same, but only pairs of items with the same date count, for gold data that is split by day. */
export function bCubedSameDay(items: Labelled[]): BCubed {
  return score(
    items,
    ({ story, date }) => `${date}\t${story}`,
    ({ cluster, date }) => `${date}\t${cluster}`,
  );
}

/** B-cubed averaged over the items of some stories only, and their number. All items still count in clusters. */
export function bCubedOf(items: Labelled[], counts: (story: string) => boolean): BCubed & { items: number } {
  const counted = ({ story }: Labelled) => counts(story);
  return {
    ...score(
      items,
      ({ story }) => story,
      ({ cluster }) => cluster,
      counted,
    ),
    items: items.filter(counted).length,
  };
}

function score(
  items: Labelled[],
  storyOf: (item: Labelled) => string,
  clusterOf: (item: Labelled) => string,
  counts: (item: Labelled) => boolean = () => true,
): BCubed {
  const stories = count(items, storyOf);
  const clusters = count(items, clusterOf);
  const both = count(items, (item) => `${storyOf(item)}\n${clusterOf(item)}`);
  const counted = items.filter(counts);
  let precision = 0;
  let recall = 0;
  for (const item of counted) {
    const shared = both.get(`${storyOf(item)}\n${clusterOf(item)}`) ?? 0;
    precision += shared / (clusters.get(clusterOf(item)) ?? 1);
    recall += shared / (stories.get(storyOf(item)) ?? 1);
  }
  precision /= counted.length || 1;
  recall /= counted.length || 1;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

function count(items: Labelled[], keyOf: (item: Labelled) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
