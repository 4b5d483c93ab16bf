import { z } from 'zod';
import { readLines, UnreadableData } from '../../measure/read-lines.js';

export const PAGE_FIELDS = ['label', 'name', 'description', 'stands', 'milestone', 'next'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

const MAX_ARTICLES = 20;
const mark = z.string().regex(/^[\da-f]{12}$/);

/** An editor's judgement of one text of a page, by ids (test/gold/README.md). */
export const pageLabelSchema = z.strictObject({
  /** The topic's first article: see `articleMark`. */
  topic: mark,
  field: z.enum(PAGE_FIELDS),
  /** The judged text: see `textMark`. */
  text: mark,
  /** The articles of the text, as dumped. */
  articles: z.array(mark).max(MAX_ARTICLES).default([]),
  verdict: z.enum(['right', 'wrong']),
});
export type PageLabel = z.infer<typeof pageLabelSchema>;

/** @throws UnreadableData if a line is not a judgement, or if a text is judged twice in different ways */
export async function readPageLabels(file: string): Promise<PageLabel[]> {
  const labels = new Map<string, PageLabel>();
  for await (const line of readLines(file)) {
    const read = pageLabelSchema.safeParse(line);
    if (!read.success) throw new UnreadableData(`${file}: invalid judgement: ${z.prettifyError(read.error)}`);
    const key = pageLabelKey(read.data);
    const known = labels.get(key);
    if (known && known.verdict !== read.data.verdict)
      throw new UnreadableData(`${file}: ${key} is judged right and wrong`);
    labels.set(key, read.data);
  }
  return [...labels.values()];
}

/** What identifies a judged text: its topic, its field, its words and, since milestones may share a title, its first article. */
export function pageLabelKey({ topic, field, text, articles }: Omit<PageLabel, 'verdict'>): string {
  return [topic, field, text, field === 'milestone' || field === 'next' ? articles[0] : ''].join(' ');
}
