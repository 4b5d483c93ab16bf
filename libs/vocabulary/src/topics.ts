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

/** Commands that an editor or the nightly review can give to the story-keeper. The review gives the first three. */
export const TOPIC_COMMAND_KINDS = [
  'merge',
  'split',
  'move',
  'undo',
  'edit',
  'release',
  'edit_milestone',
  'merge_milestones',
  'split_milestone',
  'attach',
  'hide',
  'unhide',
  'tag',
] as const;
/** Kinds of entries in the history log: the commands, and what a rebuild by the machine changed. */
export const STORY_CHANGE_KINDS = [...TOPIC_COMMAND_KINDS, 'rebuilt'] as const;
/** Fields of a topic that an editor can set. `articles` locks the choice of its articles. */
export const TOPIC_FIELDS = [
  'name',
  'label',
  'description',
  'category',
  'listing',
  'status',
  'completion',
  'next',
] as const;
export const TOPIC_LOCKS = [...TOPIC_FIELDS, 'articles'] as const;
/** Why the story-keeper refuses a command. */
export const COMMAND_REFUSALS = [
  'no_such_topic',
  'same_topic',
  'already_merged',
  'other_language',
  'no_articles',
  'too_many_articles',
  'not_of_topic',
  'whole_topic',
  'locked',
  'stale',
  'no_such_change',
  'nothing_to_undo',
  'no_such_milestone',
  'same_milestone',
  'other_topic',
  'not_of_milestone',
  'whole_milestone',
  'no_such_article',
  'not_hidden',
  'nothing_changed',
  'failed',
  'timed_out',
] as const;
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
export type StoryChangeKind = (typeof STORY_CHANGE_KINDS)[number];
export type TopicField = (typeof TOPIC_FIELDS)[number];
export type TopicLock = (typeof TOPIC_LOCKS)[number];
export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];
