import { readFile, stat, writeFile } from 'node:fs/promises';
import { decodeDocument } from '#domain/ingest/parse';
import { judgeOpmlFeed, type OpmlFeed, readOpml, writeOpml } from '#domain/sources';
import { audit } from '#persistence/accounts';
import { listFeeds } from '#persistence/ingest/health';
import { addFeed, sourceFor } from '#persistence/ingest/schedule';
import { sourcesOfFeeds } from '#persistence/sources';
import { OperatorError, systemClock } from '#platform/runtime';
import { isPublicHost } from '#platform/safe-fetch';
import { noteFeed } from '../feeds/note-feed.js';
import { assertLive, type Command } from '../run/command.js';
import { counted } from '../run/counted.js';
import { fromHere } from '../run/from-here.js';

/** Largest list (bytes). */
const MAX_BYTES = 5_000_000;
/** The most feeds of a list. Operators' lists have hundreds. */
const MAX_FEEDS = 10_000;
/** The most refused feeds that are reported one by one. */
const MOST_REPORTED = 20;

interface Imported {
  added: number;
  known: number;
  refused: number;
}

/** `opml import`: adds the feeds of a list as active feeds, without testing them. Exits with 1 if it refused some. */
export async function importOpml(command: Command, file: string): Promise<void> {
  const { terminal } = command;
  await assertLive(command, 'feeds can only be added to live feeds');
  const feeds = await readList(fromHere(file));
  const done: Imported = { added: 0, known: 0, refused: 0 };
  for (const feed of feeds) {
    if (command.stopped.aborted) break;
    const result = await importFeed(command, feed);
    const isRefused = result !== 'added' && result !== 'known';
    done[isRefused ? 'refused' : result]++;
    if (isRefused && done.refused <= MOST_REPORTED) terminal.note(`Skipped: ${result}.`);
    terminal.progress(() => `${done.added + done.known + done.refused} of ${counted(feeds.length, 'feed')}`);
  }
  await command.db.transaction((tx) =>
    audit(tx, {
      at: systemClock.now(),
      actorId: null,
      action: 'opml_imported',
      payload: { feeds: feeds.length, ...done },
    }),
  );
  terminal.say(`${counted(done.added, 'feed')} added, ${done.known} already known, ${done.refused} refused.`);
  if (done.refused > 0) process.exitCode = 1;
}

async function readList(path: string): Promise<OpmlFeed[]> {
  const bytes = await readBounded(path);
  const feeds = readOpml(decodeDocument(bytes, null).text.trimStart());
  if (feeds === null) throw new OperatorError(`${path} is not an OPML list.`);
  if (feeds.length > MAX_FEEDS)
    throw new OperatorError(
      `${path} lists ${counted(feeds.length, 'feed')}. The limit is ${MAX_FEEDS} at once.`,
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

/** 'added', 'known', or why it was refused. */
async function importFeed({ db, clock }: Command, feed: OpmlFeed): Promise<string> {
  const judged = judgeOpmlFeed(feed, isPublicHost);
  if (judged.kind === 'refused') return judged.reason;
  const { url, hostKey, outlet } = judged;
  const now = await clock.now();
  const id = await db.transaction(async (tx) => {
    if ((await sourcesOfFeeds(tx, [url])).length > 0) return null;
    const source = await sourceFor(tx, outlet, feed.title);
    const added = { sourceId: source.id, hostKey, url, title: feed.title };
    const made = await addFeed(tx, { ...added, categories: feed.groups }, now);
    if (made !== null)
      await noteFeed(tx, { action: 'feed_added', feed: made, after: { url, source: source.domain } });
    return made;
  });
  return id === null ? 'known' : 'added';
}

/** `opml export`: the active feeds (or all), grouped by the category of their source. */
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
    command.terminal.note(`${counted(rows.length, 'feed')} written to ${file}.`);
  }
}
