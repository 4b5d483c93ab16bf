/** A run of words that both texts have, or that only one has. */
export interface DiffRun {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Longer texts are compared as a whole, so that the comparison stays quick (words). */
const MOST_WORDS = 400;

/**
 * The words that turn one text into another, in reading order: the longest common subsequence of words stays, words that are gone
 * come before those in their place.
 */
export function wordDiff(before: string, after: string): DiffRun[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return runsOf([gone(a), fresh(b)].flat());
  const common = lengths(a, b);
  const steps: DiffRun[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      steps.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) steps.push(...gone([a[i++] ?? '']));
    else steps.push(...fresh([b[j++] ?? '']));
  }
  return runsOf([...steps, ...gone(a.slice(i)), ...fresh(b.slice(j))]);
}

const gone = (words: readonly string[]): DiffRun[] => words.map((text) => ({ kind: 'gone', text }));
const fresh = (words: readonly string[]): DiffRun[] => words.map((text) => ({ kind: 'new', text }));

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The length of the longest common subsequence of each pair of endings. */
function lengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[];
      row[j] =
        a[i] === b[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

/** Joins neighbours of one kind; between two runs that stay, what is gone comes first. */
function runsOf(steps: readonly DiffRun[]): DiffRun[] {
  const runs: DiffRun[] = [];
  let changed: DiffRun[] = [];
  const flush = () => {
    for (const kind of ['gone', 'new'] as const) {
      const words = changed.filter((step) => step.kind === kind).map(({ text }) => text);
      if (words.length > 0) runs.push({ kind, text: words.join(' ') });
    }
    changed = [];
  };
  for (const step of steps) {
    if (step.kind !== 'same') {
      changed.push(step);
      continue;
    }
    flush();
    const last = runs.at(-1);
    if (last?.kind === 'same') last.text += ` ${step.text}`;
    else runs.push({ ...step });
  }
  flush();
  return runs;
}
