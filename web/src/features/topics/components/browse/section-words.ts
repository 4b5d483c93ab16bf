import type { TopicSection, TopicSort } from '#vocabulary';

interface SectionWords {
  heading: string;
  /** The stories of the section, after 'All'. */
  stories: string;
}

/** The sections of Discover on screen. */
export const SECTION_WORDS: Record<TopicSection, SectionWords> = {
  moving: { heading: 'Moving now', stories: 'moving stories' },
  'near-end': { heading: 'Near an end', stories: 'stories near an end' },
  ended: { heading: 'Ended lately', stories: 'ended stories' },
  quiet: { heading: 'Quiet but open', stories: 'quiet stories' },
};

/** The orders to choose from. */
export const SORT_NAMES: Record<TopicSort, string> = {
  lively: 'All stories',
  moving: 'Moving now',
  'near-end': 'Near an end',
  ended: 'Ended',
  quiet: 'Quiet but open',
};
