import { slugify } from '#domain/text';
import type { Queryable } from '#persistence/database';
import { takenSlugs } from '#persistence/stories';

/** A slug from each new topic's name. If it is taken, the topic's id is appended. */
export async function freeSlugs(
  tx: Queryable,
  topics: readonly { id: number; name: string }[],
): Promise<Map<number, string>> {
  const wanted = topics.map(({ id, name }) => ({ id, slug: slugify(name) }));
  const taken = await takenSlugs(
    tx,
    wanted.flatMap(({ id, slug }) => [slug, `${slug}-${id}`]),
  );
  const slugs = new Map<number, string>();
  for (const { id, slug } of wanted) {
    const free =
      [slug, `${slug}-${id}`, `${slug}-story-${id}`].find((each) => !taken.has(each)) ??
      `story-${slug}-${id}`;
    slugs.set(id, free);
    taken.add(free);
  }
  return slugs;
}
