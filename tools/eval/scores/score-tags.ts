export interface TagOutcome {
  label: string;
  /** Primary tag first. */
  tags: readonly string[];
}

export interface TagScore {
  n: number;
  accuracy: number;
  macroF1: number;
  labelRecall: number;
  tagsPerArticle: number;
}

/**
 * Accuracy and macro-F1 of the primary tag. Macro-F1 is the mean F1 over the labels with at least `leastItems` items. `labelRecall`
 * is the share of articles whose label is among their tags.
 */
export function scoreTags(outcomes: readonly TagOutcome[], leastItems = 1): TagScore {
  const n = outcomes.length;
  const count = (test: (outcome: TagOutcome) => boolean) => outcomes.filter(test).length;
  const labels = [...new Set(outcomes.map(({ label }) => label))];
  const counted = labels.filter((label) => count((o) => o.label === label) >= leastItems);
  const f1s = counted.map((label) => {
    const hits = count((o) => o.label === label && o.tags[0] === label);
    const either = count((o) => o.label === label) + count((o) => o.tags[0] === label);
    return (2 * hits) / either;
  });
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return {
    n,
    accuracy: share(
      count((o) => o.tags[0] === o.label),
      n,
    ),
    macroF1: share(sum(f1s), f1s.length),
    labelRecall: share(
      count((o) => o.tags.includes(o.label)),
      n,
    ),
    tagsPerArticle: share(sum(outcomes.map(({ tags }) => tags.length)), n),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(4));
}
