/** Kinds of facts about one milestone. */
export const MILESTONE_FACT_KINDS = ['milestone_added', 'level_raised', 'milestone_retracted'] as const;
/** The kinds of notification. Followers are notified of these and no others. */
export const NOTIFIED_FACT_KINDS = [...MILESTONE_FACT_KINDS, 'status_changed'] as const;
/** All kinds of entries in a topic's log. `created` is only in older logs. */
export const TOPIC_EVENT_KINDS = [
  'created',
  ...NOTIFIED_FACT_KINDS,
  'merged',
  'split',
  'moved',
  'edited',
] as const;
/** The kinds that the public change log shows: all but new reports. */
export const CHANGE_KINDS = [
  'status_changed',
  'merged',
  'split',
  'moved',
  'edited',
  'milestone_retracted',
] as const satisfies readonly TopicEventKind[];

export type MilestoneFactKind = (typeof MILESTONE_FACT_KINDS)[number];
export type NotifiedFactKind = (typeof NOTIFIED_FACT_KINDS)[number];
export type TopicEventKind = (typeof TOPIC_EVENT_KINDS)[number];
export type ChangeKind = (typeof CHANGE_KINDS)[number];
