import { hash } from 'node:crypto';
import { z } from 'zod';
import { type ParsedItem, plainText } from '#domain/ingest/article';
import { readDate } from '#domain/ingest/parse';
import { isDomain } from '../feeds/feeds-add.js';

const text = z.string().trim();

const Item = z.object({
  domain: text
    .toLowerCase()
    .transform((domain) => domain.replace(/^www\./, ''))
    .refine(isDomain, 'is not a domain'),
  title: text.min(1, 'is empty'),
  link: text.min(1, 'is empty'),
  description: text.nullish(),
  categories: z.union([z.array(text), text]).nullish(),
  firstSeen: text,
});

/** One parsed line of an archive. */
export interface ArchiveItem {
  domain: string;
  seenAt: Date;
  item: ParsedItem;
}

/**
 * Parses a line of an archive. Returns the problem as text if it is invalid. `firstSeen` must not lie after `now`.
 */
export function readArchiveItem(line: string | null, now: Date): ArchiveItem | string {
  if (line === null) return 'the line is too long';
  const parsed = Item.safeParse(objectOf(line));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    return field === '' ? 'the line is not a JSON object' : `'${field}': ${issue?.message}`;
  }
  const { domain, firstSeen, ...fields } = parsed.data;
  const seenAt = readDate(firstSeen);
  if (seenAt === null) return `'firstSeen' is not a date: ${firstSeen.slice(0, 40)}`;
  if (seenAt > now) return `'firstSeen' is in the future: ${firstSeen.slice(0, 40)}`;
  return { domain, seenAt, item: parsedItem(fields) };
}

function parsedItem(fields: Omit<z.infer<typeof Item>, 'domain' | 'firstSeen'>): ParsedItem {
  const { title, link, description, categories } = fields;
  return {
    guid: null,
    guidIsUrl: false,
    link,
    carriedLink: link,
    title: plainText(title),
    titleMarkup: title,
    summary: description ?? '',
    content: null,
    author: null,
    credit: null,
    publishedAt: null,
    updatedAt: null,
    categories: [categories ?? []].flat().slice(0, 20),
    imageUrl: null,
    enclosures: [],
    rawHash: hash('sha1', JSON.stringify([title, link, description, categories])),
  };
}

/** Invalid JSON becomes undefined, which the schema refuses. */
function objectOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
