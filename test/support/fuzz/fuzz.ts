import fc from 'fast-check';

/**
 * The same inputs in every run, so that a change fails because of the change. FUZZ_SEED tries others, FUZZ_RUNS multiplies how many.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_310_304);
const TIMES = Number(process.env.FUZZ_RUNS ?? 1);

/** A garbage collection may fall into a call, so it has this many chances. */
const MEASURED = 3;

/** Names the seed in a test. */
export const SEEDED = `(FUZZ_SEED=${SEED})`;

/**
 * Settings of fast-check for so many inputs. The first that fails is reported as it is: making it smaller takes longer than a
 * suite may.
 * @param place gives each of several properties inputs of its own
 */
export function fuzzed(runs: number, place = 0): fc.Parameters<unknown> {
  return { seed: SEED + place, numRuns: runs * TIMES, endOnFailure: true };
}

/**
 * The result of `work`.
 * @throws if it takes more processor time than `budgetMs`
 */
export function withinBudget<T>(budgetMs: number, work: () => T): T {
  for (let time = 1; ; time++) {
    const before = process.cpuUsage();
    const result = work();
    const spent = msSince(before);
    if (spent <= budgetMs) return result;
    if (time === MEASURED)
      throw new Error(`took ${Math.round(spent)} ms of processor time, more than ${budgetMs}`);
  }
}

/** The processor time of this process since then (ms). */
export function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Text made of pieces that a grammar gives a meaning to, some of them repeated many times, between arbitrary characters. */
export function hostileText(pieces: readonly string[], mostCharacters: number): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  );
  const times = fc.oneof(
    { weight: 8, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: mostCharacters }) },
  );
  const run = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), times).map(([words, count]) => {
    const text = words.join('');
    return text.repeat(Math.min(count, Math.ceil(mostCharacters / Math.max(1, text.length))));
  });
  return fc.array(run, { maxLength: 12 }).map((runs) => runs.join('').slice(0, mostCharacters));
}

/** A valid text with parts left out, doubled, or replaced by hostile text. */
export function damaged(valid: string, other: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const place = fc.integer({ min: 0, max: valid.length });
  const damage = fc.record({
    from: place,
    to: place,
    put: fc.oneof(fc.constant(null), fc.constant(''), other),
  });
  return fc.array(damage, { minLength: 1, maxLength: 4 }).map((damages) =>
    damages.reduce((text, { from, to, put }) => {
      const [first, last] = [Math.min(from, to), Math.max(from, to)];
      const middle = text.slice(first, last);
      return text.slice(0, first) + (put ?? middle + middle) + text.slice(last);
    }, valid),
  );
}
