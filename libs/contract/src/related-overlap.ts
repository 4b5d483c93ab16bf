const THRESHOLD = 0.7;

/** The words of a title that count for overlap: longer than 3 characters, in lower case. */
export function longWords(title: string): Set<string> {
  const words = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 3));
}

/** The 70 % rule: true when `other` shares at least 70 % of its words longer than 3 characters with `title`. */
export function isNearTitle(title: string, other: string): boolean {
  const words = longWords(other);
  if (words.size === 0) return false;
  const own = longWords(title);
  let shared = 0;
  for (const word of words) if (own.has(word)) shared++;
  return shared / words.size >= THRESHOLD;
}
