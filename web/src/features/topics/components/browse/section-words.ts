import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { TopicSection, TopicSort } from '#vocabulary';

interface SectionWords {
  heading: MessageDescriptor;
  /** The link to all of the section's stories. */
  all: (count: string) => string;
}

/** The sections of Discover on screen. */
export const SECTION_WORDS: Record<TopicSection, SectionWords> = {
  moving: { heading: msg`Moving now`, all: (count) => t`All moving stories (${count})` },
  'near-end': { heading: msg`Near an end`, all: (count) => t`All stories near an end (${count})` },
  ended: { heading: msg`Ended lately`, all: (count) => t`All ended stories (${count})` },
  quiet: { heading: msg`Quiet but open`, all: (count) => t`All quiet stories (${count})` },
};

/** The orders to choose from. */
export const SORT_NAMES: Record<TopicSort, MessageDescriptor> = {
  lively: msg`All stories`,
  moving: msg`Moving now`,
  'near-end': msg`Near an end`,
  ended: msg`Ended`,
  quiet: msg`Quiet but open`,
};
