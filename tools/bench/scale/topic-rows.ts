import { WORLD } from '#vocabulary';
import { type CopyValue, instant } from './copy-rows.js';
import { plannedTopics, type ScalePlan } from './scale-plan.js';
import { ranksOf, type ScaleWords, textOf, vectorOf } from './scale-words.js';

/** Words of a name. */
const NAME = 6;

/** What topics refer to. */
export interface TopicRefs {
  categories: readonly { id: number; slug: string }[];
}

/** The columns of a topic. */
export const TOPIC =
  `id slug name label description category_id place language status resolved_at resolution_summary article_count source_count origin_count milestone_count
  is_listed first_reported_at last_reported_at last_milestone_at hot_rank stands_milestone_id stands_text stands_article_ids
  created_at updated_at`.split(/\s+/);

export function* topicRows(
  plan: ScalePlan,
  words: ScaleWords,
  { categories }: TopicRefs,
): Generator<CopyValue[]> {
  for (const { topic, size, firstAt, lastAt, milestone, milestoneAt, anchor, milestones } of plannedTopics(
    plan,
  )) {
    const name = textOf(words, ranksOf(words, -topic, NAME));
    const origins = Math.ceil(size / 2);
    yield [
      topic,
      `${name.replaceAll(' ', '-')}-${topic.toString(36)}x`,
      name,
      size >= 3 ? name.split(' ').slice(0, 3).join(' ') : null,
      `${textOf(words, ranksOf(words, -topic, 24))}.`,
      categories[topic % categories.length]?.id ?? null,
      topic % 4 === 0 ? WORLD : 'GB',
      'en',
      ...statusOf(topic, lastAt, plan),
      size,
      origins,
      origins,
      milestones,
      size >= 3,
      instant(firstAt),
      instant(lastAt),
      instant(milestoneAt),
      lastAt / 45_000 + Math.log2(size),
      milestone,
      `${name}, as it was last reported.`,
      `{${anchor}}`,
      instant(firstAt),
      instant(lastAt),
    ];
  }
}

/** Topics of the last three days develop, a third of the others has ended. */
function statusOf(topic: number, lastAt: number, { at }: ScalePlan): CopyValue[] {
  if ((at.at(-1) ?? 0) - lastAt < 3 * 86_400) return ['developing', null, null];
  return topic % 3 === 0 ? ['resolved', instant(lastAt), 'It is over.'] : ['ongoing', null, null];
}

export function* topicWordRows(plan: ScalePlan, words: ScaleWords): Generator<CopyValue[]> {
  for (let topic = 1; topic <= plan.topics; topic++) {
    if ((plan.sizeOf[topic - 1] ?? 0) < 3) continue;
    const ranks = ranksOf(words, -topic, 24);
    const name = ranks.slice(0, NAME).map((rank, n) => `${words.words[rank]}:${n + 1}`);
    yield [topic, 'english', vectorOf(words, ranks, NAME), name.join(' ')];
  }
}
