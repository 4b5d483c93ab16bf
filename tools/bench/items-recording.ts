import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDate } from '#domain';
import { readLines, UnreadableData } from '../eval/read-lines.js';

/** Items of one document, as a busy outlet's feed shows them. */
const ITEMS_PER_DOCUMENT = 40;

interface Item {
  domain: string;
  title: string;
  link: string;
  description?: string | null;
  categories?: string[] | string | null;
  /** ISO, or compact: 20250430T022300Z. */
  firstSeen: string;
}

/** Makes a recording of a list of headlines: each domain an outlet, each document its next items. Answers its folder. */
export async function recordingOfItems(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-bench-'));
  const byDomain = new Map<string, Item[]>();
  for await (const item of readLines<Item>(file)) {
    const items = byDomain.get(item.domain) ?? [];
    byDomain.set(item.domain, items);
    items.push(item);
  }
  const manifest: { outlet: string; fetched: string; file: string; bytes: number; sha1: string }[] = [];
  for (const [domain, items] of byDomain) manifest.push(...writeOutlet(folder, domain, items));
  manifest.sort((a, b) => a.fetched.localeCompare(b.fetched));
  writeFileSync(join(folder, 'manifest.jsonl'), manifest.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const outlets = [...byDomain.keys()].map((domain) => [outletOf(domain), { name: domain, domain }]);
  writeFileSync(join(folder, 'outlets.json'), JSON.stringify(Object.fromEntries(outlets)));
  return folder;
}

function writeOutlet(folder: string, domain: string, items: Item[]) {
  items.sort((a, b) => seenAt(a).getTime() - seenAt(b).getTime());
  const outlet = outletOf(domain);
  mkdirSync(join(folder, outlet), { recursive: true });
  const chunks = Array.from({ length: Math.ceil(items.length / ITEMS_PER_DOCUMENT) }, (_, index) =>
    items.slice(index * ITEMS_PER_DOCUMENT, (index + 1) * ITEMS_PER_DOCUMENT),
  );
  let before = 0;
  return chunks.map((chunk) => {
    const last = chunk.at(-1);
    const fetchedAt = new Date(Math.max(last === undefined ? 0 : seenAt(last).getTime(), before + 1000));
    before = fetchedAt.getTime();
    return writeDocument(folder, outlet, { domain, items: chunk, fetchedAt });
  });
}

function writeDocument(
  folder: string,
  outlet: string,
  { domain, items, fetchedAt }: { domain: string; items: Item[]; fetchedAt: Date },
) {
  const fetched = fetchedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = `${outlet}/${fetched}.xml`;
  const xml = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${text(domain)}</title>${items.map(itemXml).join('')}</channel></rss>`;
  writeFileSync(join(folder, file), xml);
  const sha1 = createHash('sha1').update(xml).digest('hex');
  return { outlet, fetched, file, bytes: Buffer.byteLength(xml), sha1 };
}

function itemXml(item: Item): string {
  const categories = Array.isArray(item.categories)
    ? item.categories
    : item.categories
      ? [item.categories]
      : [];
  const tags = categories.map((category) => `<category>${text(category)}</category>`).join('');
  const date = seenAt(item).toUTCString();
  return `<item><title>${text(item.title)}</title><link>${text(item.link)}</link><description>${text(item.description ?? '')}</description><pubDate>${date}</pubDate>${tags}</item>`;
}

function seenAt(item: Item): Date {
  const at = readDate(item.firstSeen);
  if (at === null)
    throw new UnreadableData(`"${item.title.slice(0, 60)}" has no date that can be read: ${item.firstSeen}`);
  return at;
}

function outletOf(domain: string): string {
  return domain.replaceAll(/[^\w.-]/g, '-').slice(0, 100);
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
