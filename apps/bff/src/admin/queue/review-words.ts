import type { ReviewKind, ReviewRule } from '#vocabulary';

/** Why editors are asked, for each rule. */
export const WHY: Readonly<Record<ReviewRule, string>> = {
  reader_report: 'A reader says that something is wrong.',
  reported_end: 'An end is reported, but the story is not resolved automatically.',
  near_join: 'The two stories are nearly as alike as stories that are joined automatically.',
  near_split: 'Part of this story has little in common with the rest.',
  single_origin: 'It counts as significant, but after a day only one origin reports it.',
  distant_date: 'Its text names a date more than 45 days before the report.',
  followed_unlisted: 'Readers follow this story, but it is not listed.',
  significant_unlisted: 'It has a significant milestone, but too few reports to be listed.',
};

export const ACCEPTING: Readonly<Record<ReviewRule, string>> = {
  reader_report: 'Tells the reader that the report is right. Correct the story itself on its page.',
  reported_end: 'Resolves the story.',
  near_join: 'Merges the smaller story into the larger one. Followers come along.',
  near_split: 'Makes a story of its own from the part.',
  single_origin: 'Makes the milestone not significant.',
  distant_date: 'Sets its date to the day of the report.',
  followed_unlisted: 'Lists the story.',
  significant_unlisted: 'Lists the story.',
};

export const REFUSING: Readonly<Record<ReviewKind, string>> = {
  report: 'Tells the reader why nothing changes.',
  resolution: 'The story goes on, until other articles report an end.',
  merge: 'They stay two stories, and are not joined automatically.',
  split: 'The story stays as it is.',
  milestone: 'The milestone stays as it is.',
  listing: 'The story stays unlisted until more reports come in.',
};
