const THRESHOLD = 0.7;

const longWords = (title: string) =>
  new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );

/** The 70 % rule: true when `other` shares at least 70 % of its words longer than 3 characters with `title`. */
export function isNearTitle(title: string, other: string): boolean {
  const words = longWords(other);
  if (words.size === 0) return false;
  const own = longWords(title);
  let shared = 0;
  for (const word of words) if (own.has(word)) shared++;
  return shared / words.size >= THRESHOLD;
}
