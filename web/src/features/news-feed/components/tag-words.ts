import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tag } from '#vocabulary';

/** What an article is about, in lower case. */
export const TAG_WORDS: Record<Tag, MessageDescriptor> = {
  politics: msg`politics`,
  business: msg`business`,
  technology: msg`technology`,
  science: msg`science`,
  health: msg`health`,
  environment: msg`environment`,
  sports: msg`sports`,
  entertainment: msg`entertainment`,
  general: msg`general`,
};
