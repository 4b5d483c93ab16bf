/** Shorter summaries say nothing. Longer ones are the beginning of the article, not a teaser. */
const LEAST_SUMMARY_CHARS = 20;
const LONG_SUMMARY_CHARS = 200;

/** The kind of text below a headline: none (0), a teaser (1), or the beginning of the article (2). */
export function summaryKind(summary: string): number {
  if (summary.length < LEAST_SUMMARY_CHARS) return 0;
  return summary.length < LONG_SUMMARY_CHARS ? 1 : 2;
}

/** How a headline uses capitals: from names only (0) to Every Word (3). The first word does not count. */
export function headlineStyle(title: string): number {
  let capitals = 0;
  let words = 0;
  for (let at = title.indexOf(' '); at >= 0; at = title.indexOf(' ', at + 1)) {
    const first = title.charCodeAt(at + 1);
    if (first >= 65 && first <= 90) capitals += 1;
    if ((first >= 65 && first <= 90) || (first >= 97 && first <= 122)) words += 1;
  }
  const share = words === 0 ? 0 : capitals / words;
  if (share > 0.95) return 3;
  if (share > 0.7) return 2;
  return share > 0.35 ? 1 : 0;
}
