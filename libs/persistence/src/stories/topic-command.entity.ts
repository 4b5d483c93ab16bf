import { defineEntity, p } from '@mikro-orm/core';
import { ACTORS, TOPIC_COMMAND_KINDS, TOPIC_COMMAND_STATES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { COMMAND_STATE } from '../database/words.js';

/**
 * Payloads: see `StoryOrder`. Ids are validated when the command runs.
 */
const TopicCommandSchema = defineEntity({
  name: 'TopicCommand',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(TOPIC_COMMAND_KINDS),
    payload: p.json<Record<string, unknown>>(),
    /** The result of an editor's command is protected from automatic repairs. */
    actor: p.enum(ACTORS),
    /** The editor. Null for the machine, for an operator's command, and after the account is deleted. */
    user: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    /** The newest entry of the topics' histories that the editor saw. Null: not checked. */
    seenChangeId: p.integer().nullable(),
    state: p.enum(TOPIC_COMMAND_STATES).default('waiting'),
    /** The topic that has the articles afterwards. */
    topicId: p.integer().nullable(),
    /** The code of the reason why it was refused. */
    refusal: p.text().nullable(),
    /** The entry of the history log that it wrote, or the one that makes it stale. */
    changeId: p.integer().nullable(),
    /** How many values an undo left, because they changed since. */
    keptCount: p.integer().default(0),
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

/** A command about stories. Only the story-keeper runs it, between two batches. */
export class TopicCommand extends TopicCommandSchema.class {}
TopicCommandSchema.setClass(TopicCommand);
