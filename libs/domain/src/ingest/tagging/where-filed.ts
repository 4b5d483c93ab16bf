import type { Tag } from '#vocabulary';
import { sectionTags } from './section-tags.js';
import { urlSections } from './url-sections.js';

/** A section or category of the outlet that stands for a tag. */
export interface Filing {
  tag: Tag;
  by: 'section' | 'category';
  name: string;
  /** Added to the tag's logit. */
  bonus: number;
}

const BONUS = { section: 2.5, category: 2 };
const MAX_CATEGORIES = 12;

/** Where the outlet files an article. A tag counts at most once for the URL and once for the categories. */
export function whereFiled({
  url,
  categories,
}: {
  url: string | null;
  categories: readonly string[];
}): Filing[] {
  const filed: Filing[] = [];
  const add = (by: Filing['by'], name: string) => {
    for (const tag of cachedTags(name))
      if (!filed.some((one) => one.tag === tag && one.by === by))
        filed.push({ tag, by, name, bonus: BONUS[by] });
  };
  for (const section of url ? urlSections(url) : []) add('section', section);
  for (const category of categories.slice(0, MAX_CATEGORIES)) add('category', category);
  return filed;
}

const MAX_CACHED_NAMES = 5_000;
const MAX_CACHED_CHARS = 60;
const cache = new Map<string, Tag[]>();

/** Cached: outlets repeat a few section names many times. */
function cachedTags(name: string): Tag[] {
  if (name.length > MAX_CACHED_CHARS) return sectionTags(name);
  let tags = cache.get(name);
  if (tags === undefined) {
    if (cache.size >= MAX_CACHED_NAMES) cache.clear();
    tags = sectionTags(name);
    cache.set(name, tags);
  }
  return tags;
}
