export const TOPIC_STATUSES = ['ongoing', 'developing', 'resolved'] as const;
/** How often a topic has had milestones recently, from often to not at all. */
export const UPDATE_FREQUENCIES = ['frequent', 'moderate', 'slow', 'none'] as const;

/** The orders of the list of topics. All but the first also select topics. */
export const TOPIC_SORTS = ['lively', 'moving', 'near-end', 'ended', 'quiet'] as const;
/** The orders that are sections of Discover, in their order there. */
export const TOPIC_SECTIONS = ['moving', 'near-end', 'ended', 'quiet'] as const;
/** The place of a topic whose reports name no country, or several. Any other place is two letters (ISO 3166-1). */
export const WORLD = 'world';

/** The name of each status on screen. */
export const TOPIC_STATUS_NAMES: Record<TopicStatus, string> = {
  ongoing: 'Ongoing',
  developing: 'Active & Developing',
  resolved: 'Resolved',
};

/** Whether a story was resolved or reopened between two statuses. Otherwise only its pace changed. */
export function isEndOrReopening(from: string | null | undefined, to: string | null | undefined): boolean {
  return (from === 'resolved') !== (to === 'resolved');
}

/** Commands that an editor or the repair pass can give to the story-keeper. */
export const TOPIC_COMMAND_KINDS = ['merge', 'split', 'move'] as const;
export const TOPIC_COMMAND_STATES = ['waiting', 'done', 'refused'] as const;
export const CLOSURE_PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** How a topic is near to another although both are stories of their own. */
export const TOPIC_RELATIONS = ['part_of', 'related'] as const;
/** The same from either side, in the order in which readers see it. */
export const SHOWN_RELATIONS = ['part_of', 'has_part', 'related'] as const;

/** What stands before the name of the other story. */
export const RELATION_NAMES: Record<ShownRelation, string> = {
  part_of: 'This story is part of',
  has_part: 'Part of this story',
  related: 'Related',
};

export type TopicRelation = (typeof TOPIC_RELATIONS)[number];
export type ShownRelation = (typeof SHOWN_RELATIONS)[number];
export type TopicStatus = (typeof TOPIC_STATUSES)[number];
export type TopicSort = (typeof TOPIC_SORTS)[number];
export type TopicSection = (typeof TOPIC_SECTIONS)[number];
export type UpdateFrequency = (typeof UPDATE_FREQUENCIES)[number];
export type TopicCommandKind = (typeof TOPIC_COMMAND_KINDS)[number];
