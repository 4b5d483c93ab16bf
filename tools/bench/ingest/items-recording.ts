import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDate } from '#domain/ingest/parse';
import { readLines, UnreadableData } from '../../measure/read-lines.js';

/** The news of a whole country in one round: this many feeds, each with this many new items. */
const FEEDS = 400;
const ITEMS_PER_FEED = 49;

interface Item {
  domain: string;
  title: string;
  link: string;
  description?: string | null;
  categories?: string[] | string | null;
  /** ISO, or compact: 20250430T022300Z. */
  firstSeen: string;
}

/**
 * Creates a recording of one moment from a list of headlines: up to 400 feeds of 49 items, each from one domain, taken from all
 * domains in turn. Returns its folder.
 */
export async function recordingOfItems(file: string): Promise<string> {
  const byDomain = new Map<string, Item[]>();
  for await (const item of readLines<Item>(file)) {
    const items = byDomain.get(item.domain) ?? [];
    byDomain.set(item.domain, items);
    items.push(item);
  }
  const feeds = feedsInTurn(byDomain);
  if (feeds.length === 0) throw new UnreadableData(`${file} has no domain with ${ITEMS_PER_FEED} items.`);
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-bench-'));
  const at = new Date(1000 + Math.max(...feeds.flatMap(({ items }) => items.map((one) => +seenAt(one)))));
  const manifest = feeds.map((feed) => writeDocument(folder, feed, at));
  writeFileSync(join(folder, 'manifest.jsonl'), manifest.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const outlets = feeds.map(({ outlet, domain }) => [outlet, { name: domain, domain }]);
  writeFileSync(join(folder, 'outlets.json'), JSON.stringify(Object.fromEntries(outlets)));
  return folder;
}

interface Feed {
  outlet: string;
  domain: string;
  items: Item[];
}

/** The first feed of every domain, then the second of each domain that has one, and so on. */
function feedsInTurn(byDomain: Map<string, Item[]>): Feed[] {
  const feeds: Feed[] = [];
  let hasMore = true;
  for (let turn = 0; hasMore && feeds.length < FEEDS; turn++) {
    hasMore = false;
    for (const [domain, all] of byDomain) {
      const items = all.slice(turn * ITEMS_PER_FEED, (turn + 1) * ITEMS_PER_FEED);
      if (items.length < ITEMS_PER_FEED || feeds.length === FEEDS) continue;
      feeds.push({ outlet: `${outletOf(domain)}-${turn + 1}`, domain, items });
      hasMore = true;
    }
  }
  return feeds;
}

function writeDocument(folder: string, { outlet, domain, items }: Feed, at: Date) {
  const fetched = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = `${outlet}/${fetched}.xml`;
  const xml = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${text(domain)}</title>${items.map(itemXml).join('')}</channel></rss>`;
  mkdirSync(join(folder, outlet), { recursive: true });
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
  return `<item><title>${text(item.title)}</title><link>${text(item.link)}</link><guid>${text(item.link)}</guid><description>${text(item.description ?? '')}</description><pubDate>${date}</pubDate>${tags}</item>`;
}

function seenAt(item: Item): Date {
  const at = readDate(item.firstSeen);
  if (at === null)
    throw new UnreadableData(`"${item.title.slice(0, 60)}" has an unreadable date: ${item.firstSeen}`);
  return at;
}

function outletOf(domain: string): string {
  return domain.replaceAll(/[^\w.-]/g, '-').slice(0, 90);
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
