import { z } from 'zod';
import {
  CHOSEN_TARGETS_MAX,
  HIDDEN_SOURCES_MAX,
  MUTED_WORD_CHARS,
  MUTED_WORDS_MAX,
} from '../../site/constants.js';
import { isShown, plainLine } from '../../site/plain-line.js';

/** A word or phrase. Articles of the topic that contain it are not listed for the reader. */
export const MutedWord = plainLine(
  MUTED_WORD_CHARS,
  `A muted word can have at most ${MUTED_WORD_CHARS} characters.`,
).refine((word) => /[\p{L}\p{N}]/u.test(word) && isShown(word), 'Please enter a word.');

const sameWord = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase())).size;

/** What a follower has muted or hidden in a topic, and the targets that were chosen for it. */
export const TopicSettings = z.object({
  mutedWords: z.array(z.string()).max(MUTED_WORDS_MAX),
  hiddenSources: z.array(z.object({ id: z.int().positive(), name: z.string() })).max(HIDDEN_SOURCES_MAX),
  targetIds: z.array(z.int().positive()).default([]),
});
export type TopicSettings = z.infer<typeof TopicSettings>;

export const TopicSettingsChange = z
  .strictObject({
    mutedWords: z
      .array(MutedWord)
      .max(MUTED_WORDS_MAX, `At most ${MUTED_WORDS_MAX} words can be muted.`)
      .refine((words) => sameWord(words) === words.length, 'A word is listed twice.')
      .optional(),
    hiddenSourceIds: z
      .array(z.int().positive().max(2_147_483_647))
      .max(HIDDEN_SOURCES_MAX, `At most ${HIDDEN_SOURCES_MAX} sources can be hidden.`)
      .refine((ids) => new Set(ids).size === ids.length, 'A source is listed twice.')
      .optional(),
    targetIds: z
      .array(z.int().positive().max(2_147_483_647))
      .max(CHOSEN_TARGETS_MAX, `At most ${CHOSEN_TARGETS_MAX} targets can be chosen.`)
      .optional(),
  })
  .refine((given) => Object.keys(given).length > 0, {
    message: 'mutedWords, hiddenSourceIds or targetIds is required',
  });
export type TopicSettingsChange = z.infer<typeof TopicSettingsChange>;
