import type { TextPrints } from '../../text/text-prints.js';

/** Shorter runs are mostly names and offices. */
const LEAST_RUN = 4;
/** A copy has one run of this many words, and this share of the shorter sentence in runs. */
const LONG_RUN = 14;
const LONG_RUN_SHARE = 0.7;
/** Without such a run, a copy has this many words, and this share of the shorter sentence, in runs. */
const LEAST_WORDS = 18;
const LEAST_SHARE = 0.85;
/** Leads with fewer common word 3-shingles are different: eighteen words in runs of four to six. */
export const LEAST_LEAD_PRINTS = 8;

/**
 * Whether two articles begin with the same sentence, such as two shortened copies of one wire report. Compares the runs of
 * words that both sentences share. Sentences with different numbers are different reports. The bounds come from pairs in
 * recorded streams: above them, nearly all pairs were copies; below them, most were independent reports of one event.
 */
export function sameLead(a: TextPrints, b: TextPrints): boolean {
  const shorter = Math.min(a.lead.length, b.lead.length);
  if (shorter < LONG_RUN || numbersDiffer(a.leadNumbers, b.leadNumbers)) return false;
  const { longest, shared } = commonRuns(a.lead, b.lead);
  if (longest >= LONG_RUN && shared >= LONG_RUN_SHARE * shorter) return true;
  return shared >= Math.max(LEAST_WORDS, LEAST_SHARE * shorter);
}

/** Each has a number that the other lacks. */
function numbersDiffer(a: Uint32Array, b: Uint32Array): boolean {
  return a.some((number) => !b.includes(number)) && b.some((number) => !a.includes(number));
}

/** The longest run of words in both, and the lower count of words in runs. */
function commonRuns(a: Uint32Array, b: Uint32Array): { longest: number; shared: number } {
  const [inA, inB] = [new Uint8Array(a.length), new Uint8Array(b.length)];
  let longest = 0;
  let before = new Uint8Array(b.length + 1);
  for (let i = 0; i < a.length; i += 1) {
    const runs = new Uint8Array(b.length + 1);
    for (let j = 0; j < b.length; j += 1) {
      if (a[i] !== b[j]) continue;
      const run = (before[j] ?? 0) + 1;
      runs[j + 1] = run;
      if (run > longest) longest = run;
      if (run < LEAST_RUN) continue;
      inA.fill(1, i + 1 - run, i + 1);
      inB.fill(1, j + 1 - run, j + 1);
    }
    before = runs;
  }
  return { longest, shared: Math.min(count(inA), count(inB)) };
}

function count(marks: Uint8Array): number {
  return marks.reduce((sum, mark) => sum + mark, 0);
}
