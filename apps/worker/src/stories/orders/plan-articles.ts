import type { Cell } from '#domain/stories/history';
import { lockCell, type StoryOrder } from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import { presentArticles, presentMilestones, wholeMilestones } from '#persistence/stories/orders';
import { type Planned, refused } from './plan.js';

type Of<Kind extends StoryOrder['kind']> = Extract<StoryOrder, { kind: Kind }>['payload'];

/**
 * Takes an article out of its topic and off all lists. A milestone that only it reported goes. One that waits for a topic waits no
 * longer.
 */
export async function planHide(tx: Queryable, { article, reason }: Of<'hide'>): Promise<Planned> {
  const [present] = await presentArticles(tx, [article]);
  if (!present) return refused('no_such_article');
  if (present.hidden_reason !== null) return refused('nothing_changed');
  const hidden: Cell = { of: 'article', field: 'hidden', ids: [article], before: null, after: reason };
  if (present.topic_id === null) return { cells: [hidden], topicId: null };
  const alone = await presentMilestones(
    tx,
    (await wholeMilestones(tx, [article])).map(({ id }) => id),
  );
  const cells: Cell[] = [
    ...alone.map(
      (each): Cell => ({ of: 'milestone', field: 'row', ids: [each.id], before: each.row, after: null }),
    ),
    hidden,
    { of: 'article', field: 'topic', ids: [article], before: present.topic_id, after: null },
  ];
  return { cells, topicId: present.topic_id };
}

/** Sets the tags of an article and locks them against later versions of its feed item. */
export async function planTag(tx: Queryable, { article, tags }: Of<'tag'>): Promise<Planned> {
  const [present] = await presentArticles(tx, [article]);
  if (!present) return refused('no_such_article');
  const cells: Cell[] = [];
  if (JSON.stringify(present.tags) !== JSON.stringify(tags))
    cells.push({ of: 'article', field: 'tags', ids: [article], before: present.tags, after: tags });
  if (!present.editor_fields.includes('tags')) cells.push(lockCell('article', [article], 'tags', true));
  if (cells.length === 0) return refused('nothing_changed');
  const touched = present.topic_id === null ? [] : [present.topic_id];
  return { cells, topicId: present.topic_id, touched };
}
