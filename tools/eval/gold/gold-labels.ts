import { z } from 'zod';
import { readLines, UnreadableData } from '../../measure/read-lines.js';
import type { CommandLine } from '../../start/command-line.js';

const MAX_ARTICLES = 500;

const articles = z.array(z.string().regex(/^[\da-f]{12}$/)).max(MAX_ARTICLES);

const label = z.object({
  id: z.string().min(1).max(80),
  part: z.enum(['dev', 'test']),
  /** False if two careful readers may disagree. Such labels are shown but not counted. */
  sure: z.boolean(),
  /** Independent origins that reported it (a milestone) or its end (a story). 3 means three or more. */
  origins: z.int().min(0),
  articles: articles.min(1),
});

/** A story's state at the end of its recording, as judged by reading (test/gold/README.md). */
export const storyLabelSchema = label.extend({
  kind: z.string().min(1).max(40),
  status: z.enum(['open', 'closed']),
  since: z.iso.datetime().nullable(),
  closing: articles,
});

/** One milestone and the number of independent origins that reported it. */
export const milestoneLabelSchema = label.extend({ origins: z.int().min(1) });

export type StoryLabel = z.infer<typeof storyLabelSchema>;
export type MilestoneLabel = z.infer<typeof milestoneLabelSchema>;

export type Part = 'dev' | 'test' | 'all';

/** @throws UnreadableData if a line is not a label */
export async function readLabels<Label extends { part: string }>(
  file: string,
  schema: z.ZodType<Label>,
  part: Part,
): Promise<Label[]> {
  const labels: Label[] = [];
  for await (const line of readLines(file)) {
    const read = schema.safeParse(line);
    if (!read.success) throw new UnreadableData(`${file}: invalid label: ${z.prettifyError(read.error)}`);
    if (part === 'all' || read.data.part === part) labels.push(read.data);
  }
  return labels;
}

export interface LabelArguments {
  folder: string;
  file: string;
  part: Part;
  /** Whether to list wrong results. */
  failed: boolean;
}

/** Of `RECORDING_DIR LABELS.jsonl [--part dev|test] [--failed]` */
export function labelArguments({
  operands: [folder = '', file = ''],
  values: { part },
  flags,
}: CommandLine): LabelArguments {
  return {
    folder,
    file,
    part: part === 'dev' || part === 'test' ? part : 'all',
    failed: flags.has('failed'),
  };
}
