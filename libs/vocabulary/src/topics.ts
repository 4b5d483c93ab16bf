export const TOPIC_STATUSES = ['ongoing', 'developing', 'resolved'] as const;
/** How often a topic has had milestones lately, from often to not at all. */
export const UPDATE_FREQUENCIES = ['frequent', 'moderate', 'slow', 'none'] as const;

/** The name of each status on screen. */
export const TOPIC_STATUS_NAMES: Record<TopicStatus, string> = {
  ongoing: 'Ongoing',
  developing: 'Active & Developing',
  resolved: 'Resolved',
};

/** What an editor, or the repair pass, can order the story-keeper to do. */
export const TOPIC_COMMAND_KINDS = ['merge', 'split', 'move'] as const;
export const TOPIC_COMMAND_STATES = ['waiting', 'done', 'refused'] as const;
export const CLOSURE_PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export type TopicStatus = (typeof TOPIC_STATUSES)[number];
export type UpdateFrequency = (typeof UPDATE_FREQUENCIES)[number];
export type TopicCommandKind = (typeof TOPIC_COMMAND_KINDS)[number];
export type TopicCommandState = (typeof TOPIC_COMMAND_STATES)[number];
