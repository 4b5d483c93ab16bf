const MOST = 20;
const MOST_CHARS = 80;
/** Control characters separate nothing in a name. */
const CONTROLS = /\p{Cc}+/gu;

/** What is stored of the categories that an item itself states: at most 20 of at most 80 characters, each once. */
export function keptCategories(categories: readonly string[]): string[] {
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
