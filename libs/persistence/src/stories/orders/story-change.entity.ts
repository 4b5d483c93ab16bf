import { defineEntity, p } from '@mikro-orm/core';
import type { Cell } from '#domain/stories/history';
import { ACTORS, STORY_CHANGE_KINDS } from '#vocabulary';
import { User } from '../../accounts/user.entity.js';

const StoryChangeSchema = defineEntity({
  name: 'StoryChange',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(STORY_CHANGE_KINDS),
    actor: p.enum(ACTORS),
    /** The editor. Null for the machine, for an operator's command, and after the account is deleted. */
    user: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    /** News time. */
    at: p.datetime(),
    /** System time. */
    writtenAt: p.datetime().defaultRaw('now()'),
    /** The entry that this one takes back. No foreign key: it is never deleted. */
    undoesId: p.integer().nullable(),
    /** All topics that it names, merged ones too. */
    topicIds: p.type('integer[]').$type<number[]>().columnType('int[]'),
    cells: p.json<Cell[]>(),
  },
  indexes: [
    {
      name: 'story_change_of_topic',
      expression: 'create index story_change_of_topic on story_change using gin (topic_ids)',
    },
    {
      name: 'story_change_hide',
      expression: "create index story_change_hide on story_change (id) where kind = 'hide'",
    },
    {
      name: 'story_change_undoes',
      expression: 'create index story_change_undoes on story_change (undoes_id) where undoes_id is not null',
    },
  ],
});

/** An entry of the history log: what one order, or one rebuild by the machine, changed. Never updated. */
export class StoryChange extends StoryChangeSchema.class {}
StoryChangeSchema.setClass(StoryChange);
