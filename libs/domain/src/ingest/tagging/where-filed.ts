import type { Tag } from '#vocabulary';
import { sectionTags } from './section-tags.js';
import { urlSections } from './url-sections.js';

/** A place at the outlet that stands for a tag. */
export interface Filing {
  tag: Tag;
  by: 'section' | 'category';
  name: string;
  /** Added to the tag's logit. */
  bonus: number;
}

const BONUS = { section: 2.5, category: 2 };
const MAX_CATEGORIES = 12;

/** Where the outlet files an article. A tag counts once for the address and once for the categories, however often they repeat it. */
export function whereFiled({
  url,
  categories,
}: {
  url: string | null;
  categories: readonly string[];
}): Filing[] {
  const filed: Filing[] = [];
  const add = (by: Filing['by'], name: string) => {
    for (const tag of rememberedTags(name))
      if (!filed.some((one) => one.tag === tag && one.by === by))
        filed.push({ tag, by, name, bonus: BONUS[by] });
  };
  for (const section of url ? urlSections(url) : []) add('section', section);
  for (const category of categories.slice(0, MAX_CATEGORIES)) add('category', category);
  return filed;
}

const REMEMBERED_NAMES = 5_000;
const LONGEST_REMEMBERED = 60;
const remembered = new Map<string, Tag[]>();

/** Outlets name few sections many times. */
function rememberedTags(name: string): Tag[] {
  if (name.length > LONGEST_REMEMBERED) return sectionTags(name);
  let tags = remembered.get(name);
  if (tags === undefined) {
    if (remembered.size >= REMEMBERED_NAMES) remembered.clear();
    tags = sectionTags(name);
    remembered.set(name, tags);
  }
  return tags;
}
