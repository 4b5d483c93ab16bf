import { z } from 'zod';
import { readLines, UnreadableData } from '../../measure/read-lines.js';

const MAX_LINKS = 1000;

const links = z.array(z.string().min(1)).max(MAX_LINKS);
const day = z.iso.date();

const developmentSchema = z.object({
  /** The day on which it happened. */
  date: day,
  articles: links,
  /** Independent origins that reported it, if they were counted. */
  origins: z.int().min(0).nullish(),
});

/** A story as a reader follows it, labelled by reading. Articles are named by their links. */
const sagaSchema = z.object({
  id: z.string().min(1).max(80),
  /** All of the story's articles. */
  articles: links.min(1),
  /** Look-alikes that do not belong to the story. */
  notArticles: links.default([]),
  developments: z.array(developmentSchema).default([]),
  /** Articles that only comment on the story or expect a development. */
  comment: links.default([]),
  status: z.string(),
  resolvedOn: day.nullish(),
  /** The articles that say where the story stands. */
  whereArticle: links.default([]),
});

export type Saga = z.infer<typeof sagaSchema>;

/** @throws UnreadableData if a line is not a labelled story */
export async function readSagas(file: string): Promise<Saga[]> {
  const sagas: Saga[] = [];
  for await (const line of readLines(file)) {
    const read = sagaSchema.safeParse(line);
    if (!read.success) throw new UnreadableData(`${file}: invalid story: ${z.prettifyError(read.error)}`);
    sagas.push(read.data);
  }
  return sagas;
}

/** A link as gold data and recordings both have it: some documents escape ampersands twice. */
export function linkKey(link: string): string {
  return link.replaceAll('&amp;', '&');
}
