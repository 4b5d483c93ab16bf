const MOST = 20;
const MOST_CHARS = 80;
const CONTROLS = /\p{Cc}+/gu;

/** The categories to store of those that an item states: at most 20, each at most 80 characters, without duplicates. */
export function storedCategories(categories: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const category of categories) {
    if (kept.size === MOST) break;
    const name = category
      .slice(0, MOST_CHARS)
      .replace(/[\uD800-\uDBFF]$/, '')
      .replace(CONTROLS, ' ')
      .trim();
    if (name !== '') kept.add(name);
  }
  return [...kept];
}
