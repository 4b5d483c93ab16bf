/** What can be new about one development. */
export const MILESTONE_FACT_KINDS = ['milestone_added', 'level_raised', 'milestone_retracted'] as const;
/** The kinds of notification: followers hear of these, and of nothing else. */
export const NOTIFIED_FACT_KINDS = [...MILESTONE_FACT_KINDS, 'status_changed'] as const;
/** What the worker finds when it reads a topic again. */
export const FACT_KINDS = ['created', ...NOTIFIED_FACT_KINDS] as const;
/** Everything that a topic's log holds. */
export const TOPIC_EVENT_KINDS = [...FACT_KINDS, 'merged', 'split', 'moved', 'edited'] as const;
/** What the public change log shows: everything but new reports. */
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
export type FactKind = (typeof FACT_KINDS)[number];
export type TopicEventKind = (typeof TOPIC_EVENT_KINDS)[number];
export type ChangeKind = (typeof CHANGE_KINDS)[number];
