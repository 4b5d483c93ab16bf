import { defineEntity, p } from '@mikro-orm/core';

/** `merge` {from, into}; `split` {topic, articles}; `move` {articles, into}: ids, checked when it is carried out. */
export const TOPIC_COMMAND_KINDS = ['merge', 'split', 'move'] as const;

const TopicCommandSchema = defineEntity({
  name: 'TopicCommand',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(TOPIC_COMMAND_KINDS),
    payload: p.json().$type<Record<string, number | number[]>>(),
    /** What an editor orders is locked against the machine from then on. */
    actor: p.enum(['machine', 'editor']),
    state: p.enum(['waiting', 'done', 'refused']).default('waiting'),
    /** The topic that holds the articles now. */
    topicId: p.integer().nullable(),
    /** Why it was refused: a code. */
    refusal: p.text().nullable(),
    /** System time. */
    createdAt: p.datetime().defaultRaw('now()'),
    doneAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'topic_command_waiting',
      expression: "create index topic_command_waiting on topic_command (id) where state = 'waiting'",
    },
  ],
  checks: [
    { name: 'topic_command_done_at', expression: "(state = 'waiting') = (done_at is null)" },
    { name: 'topic_command_refusal', expression: "(state = 'refused') = (refusal is not null)" },
  ],
});

/** An order to move articles between topics: only the story-keeper does that, between two batches. */
export class TopicCommand extends TopicCommandSchema.class {}
TopicCommandSchema.setClass(TopicCommand);
