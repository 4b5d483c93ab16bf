import { defineEntity, p } from '@mikro-orm/core';
import { ACTORS, TOPIC_COMMAND_KINDS, TOPIC_COMMAND_STATES } from '#vocabulary';
import { COMMAND_STATE } from '../database/words.js';

/** `merge` {from, into}; `split` {topic, articles}; `move` {articles, into}: ids, checked when it is carried out. */
const TopicCommandSchema = defineEntity({
  name: 'TopicCommand',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(TOPIC_COMMAND_KINDS),
    payload: p.json().$type<Record<string, number | number[]>>(),
    /** What an editor orders is locked against the machine from then on. */
    actor: p.enum(ACTORS),
    state: p.enum(TOPIC_COMMAND_STATES).default('waiting'),
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
      expression: `create index topic_command_waiting on topic_command (id) where state = ${COMMAND_STATE.waiting}`,
    },
  ],
  checks: [
    { name: 'topic_command_done_at', expression: `(state = ${COMMAND_STATE.waiting}) = (done_at is null)` },
    {
      name: 'topic_command_refusal',
      expression: `(state = ${COMMAND_STATE.refused}) = (refusal is not null)`,
    },
  ],
});

/** An order to move articles between topics: only the story-keeper does that, between two batches. */
export class TopicCommand extends TopicCommandSchema.class {}
TopicCommandSchema.setClass(TopicCommand);
