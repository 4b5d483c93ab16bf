import { readFile, stat, writeFile } from 'node:fs/promises';
import { hostKeyOf, httpUrl } from '#domain/ingest/article';
import { decodeDocument } from '#domain/ingest/parse';
import { type OpmlFeed, readOpml, writeOpml } from '#domain/sources';
import { listFeeds } from '#persistence/ingest/health';
import { addFeed } from '#persistence/ingest/schedule';
import { OperatorError } from '#platform/runtime';
import { hostOf, namesPassword, sourceFor } from '../feeds/feeds-add.js';
import { fromHere } from '../run/from-here.js';
import { assertLive, type Command } from '../run/run-command.js';

/** A longer list is refused (bytes). */
const MAX_BYTES = 5_000_000;
/** More feeds than these are refused: an operator's list has hundreds. */
const MAX_FEEDS = 10_000;
/** Lines that say why a feed was refused. */
const TOLD = 20;

interface Imported {
  added: number;
  known: number;
  refused: number;
}

/** `opml import`: adds the feeds of a list, untested, so that they are read from now on. */
export async function importOpml(command: Command, file: string): Promise<void> {
  const { terminal } = command;
  await assertLive(command, 'feeds are added to live ones');
  const feeds = await readList(fromHere(file));
  const done: Imported = { added: 0, known: 0, refused: 0 };
  for (const feed of feeds) {
    if (command.stopped.aborted) break;
    const result = await importFeed(command, feed);
    done[result]++;
    if (result === 'refused' && done.refused <= TOLD) terminal.note(`Left out: ${whyRefused(feed.url)}.`);
    terminal.progress(() => `${done.added + done.known + done.refused} of ${feeds.length} feeds`);
  }
  terminal.say(`${done.added} feeds added, ${done.known} known already, ${done.refused} refused.`);
}

async function readList(path: string): Promise<OpmlFeed[]> {
  const bytes = await readBounded(path);
  const feeds = readOpml(decodeDocument(bytes, null).text.trimStart());
  if (feeds === null) throw new OperatorError(`${path} is no OPML list.`);
  if (feeds.length > MAX_FEEDS)
    throw new OperatorError(
      `${path} lists ${feeds.length} feeds: more than ${MAX_FEEDS} are not taken at once.`,
    );
  return feeds;
}

async function readBounded(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new OperatorError(`${path} is larger than ${MAX_BYTES} bytes.`);
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(`${path} cannot be read: ${(cause as Error).message}.`, { cause });
  }
}

function whyRefused(url: string): string {
  const parsed = httpUrl(url);
  return parsed === null
    ? `${url.slice(0, 200)} is no http or https address`
    : `the address of ${parsed.host} holds a name or password`;
}

async function importFeed({ db, clock }: Command, feed: OpmlFeed): Promise<keyof Imported> {
  const url = httpUrl(feed.url)?.href;
  if (url === undefined || namesPassword(feed.url)) return 'refused';
  const now = await clock.now();
  const site = feed.site === null ? null : hostKeyOf(feed.site);
  const domains = [...new Set([...(site === null ? [] : [site]), hostOf(url)])];
  const id = await db.transaction(async (tx) => {
    const source = await sourceFor(tx, domains, feed.title);
    const added = { sourceId: source.id, hostKey: hostOf(url), url, title: feed.title };
    return addFeed(tx, { ...added, categories: feed.groups }, now);
  });
  return id === null ? 'known' : 'added';
}

/** `opml export`: the feeds that are visited (or all), under a heading for each category of sources. */
export async function exportOpml(
  command: Command,
  file: string | undefined,
  options: { all?: boolean },
): Promise<void> {
  const filter = { recording: null, active: !options.all, domain: null };
  const rows = await listFeeds(command.db, filter, MAX_FEEDS);
  const groups = Map.groupBy(rows, (row) => row.category);
  const lists = [...groups].map(([category, feeds]): [string, OpmlFeed[]] => [
    category,
    feeds.map((row) => ({ url: row.url, title: row.title ?? row.source, site: row.source_url, groups: [] })),
  ]);
  const text = writeOpml('Followthrough', new Map(lists));
  if (file === undefined) process.stdout.write(text);
  else {
    await writeFile(fromHere(file), text);
    command.terminal.note(`${rows.length} feeds written to ${file}.`);
  }
}
