import { z } from 'zod';
import { ACTORS, STORY_CHANGE_KINDS } from '#vocabulary';
import { IdParam } from '../site/paging.js';

export const HISTORY_PAGE = 50;

export const HistoryQuery = z.object({
  /** Entries older than this one. */
  before: IdParam.optional(),
  /** Also what the machine's rebuilds changed. */
  machine: z.literal('1').optional(),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** One thing that an order changed, in words. */
export const ChangedValue = z.object({
  /** 'Name', 'Articles', 'Milestone 12: title', … */
  what: z.string(),
  /** How many subjects changed alike. */
  count: z.int().positive(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedValue = z.infer<typeof ChangedValue>;

export const HistoryEntry = z.object({
  id: z.int().positive(),
  kind: z.enum(STORY_CHANGE_KINDS),
  actor: z.enum(ACTORS),
  /** The editor's name. Null for the machine, an operator, and a deleted account. */
  editor: z.string().nullable(),
  /** News time. */
  at: z.iso.datetime(),
  /** System time. */
  writtenAt: z.iso.datetime(),
  undoesId: z.int().positive().nullable(),
  undoneBy: z.int().positive().nullable(),
  /** The newest entry of all histories when this was read; an undo names it as `seen`, because it may touch other stories. */
  seen: z.int().min(0),
  changes: z.array(ChangedValue),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
/** Newest first. */
export const HistoryEntries = z.array(HistoryEntry);
