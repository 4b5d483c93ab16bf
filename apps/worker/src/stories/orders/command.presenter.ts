import type { CommandedTopic } from '#domain/stories';
import type { MoveOrder } from '#domain/stories/orders';
import type { CommandedTopicRow, TopicCommandRow, TopicEventWrite } from '#persistence/stories';

export type TopicLabel = Pick<CommandedTopicRow, 'id' | 'slug' | 'name'>;

export function commandedTopic(row: CommandedTopicRow): CommandedTopic {
  return {
    requested: row.requested,
    id: row.id,
    language: row.language,
    articleCount: row.article_count,
    isLocked: row.editor_fields.includes('articles'),
  };
}

interface Moved {
  from: readonly TopicLabel[];
  into: TopicLabel;
  emptied: readonly number[];
  /** How many articles moved. */
  articles: number;
}

const EVENT_OF = { merge: 'merged', split: 'split', move: 'moved' } as const;

/** The entries in the public logs of the topics that gave or received articles. */
export function commandEvents(
  command: Pick<TopicCommandRow, 'id' | 'actor'> & Pick<MoveOrder, 'kind'>,
  { from, into, emptied, ...moved }: Moved,
  at: Date,
) {
  const event = (topicId: number, payload: Record<string, unknown>): TopicEventWrite => ({
    topic_id: topicId,
    kind: EVENT_OF[command.kind],
    fact_key: `command:${command.id}`,
    milestone_id: null,
    payload,
    actor: command.actor,
    at,
  });
  const articles = command.kind === 'merge' ? null : moved.articles;
  return [
    event(into.id, { from: from.map(labelOf), articles }),
    ...from
      .filter(({ id }) => !emptied.includes(id))
      .map(({ id }) => event(id, { into: labelOf(into), articles })),
  ];
}

function labelOf({ id, slug, name }: TopicLabel): TopicLabel {
  return { id, slug, name };
}
