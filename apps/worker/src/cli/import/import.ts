import { finishImportRun, openImportRun } from '#persistence/ingest/article';
import { systemClock } from '#platform/runtime';
import { fromHere } from '../run/from-here.js';
import { countWaitingNow, placeWaiting } from '../run/placing.js';
import { assertLive, type Command } from '../run/run-command.js';
import { type Archive, openArchive } from './archive.js';
import { batchesOf, type ImportBatch } from './import-batch.js';
import { type ImportCounts, storeBatch } from './import-store.js';

/** Bad lines that are told one by one. */
const TOLD = 10;

interface Progress extends ImportCounts {
  lines: number;
  told: number;
  seconds: number;
}

/** `import`: an archive of items, by the same way as a feed's. It goes on where it stopped. */
export async function importArchive(
  command: Command,
  file: string,
  options: { place?: boolean; json?: boolean },
): Promise<void> {
  const { db, terminal } = command;
  await assertLive(command, 'an archive would mix its news with other news');
  const wall = systemClock.now();
  const archive = await openArchive(fromHere(file), wall);
  const run = await openImportRun(db, archive, wall);
  if (run.lines_done > 0)
    terminal.note(`${archive.name} goes on behind line ${run.lines_done} of ${archive.lines}.`);
  const done: Progress = { added: 0, revised: 0, dropped: 0, lines: run.lines_done, told: 0, seconds: 0 };
  for await (const batch of batchesOf(archive.read(run.lines_done), run.lines_done, wall)) {
    if (command.stopped.aborted) break;
    addUp(done, await storeBatch(db, archive.hash, batch), batch);
    tellBad(command, done, batch);
    done.seconds = (systemClock.now().getTime() - wall.getTime()) / 1000;
    terminal.progress(() => progressLine(archive, done, run.lines_done));
  }
  if (!command.stopped.aborted) await finishImportRun(db, archive.hash, systemClock.now());
  if (options.place) await placeWaiting(command, (waiting) => `${waiting} articles wait to be placed`);
  const waiting = await countWaitingNow(command);
  if (options.json) terminal.json({ archive: archive.name, ...done, linesInAll: archive.lines, waiting });
  else for (const line of summary(archive, done, run.lines_done, waiting)) terminal.say(line);
}

function addUp(done: Progress, counts: ImportCounts, batch: ImportBatch): void {
  done.added += counts.added;
  done.revised += counts.revised;
  done.dropped += counts.dropped;
  done.lines = batch.to;
}

function tellBad({ terminal }: Command, done: Progress, { bad }: ImportBatch): void {
  for (const { line, problem } of bad.slice(0, Math.max(0, TOLD - done.told)))
    terminal.note(`Line ${line} is left out: ${problem}.`);
  done.told += bad.length;
}

function progressLine(archive: Archive, done: Progress, before: number): string {
  const percent = Math.floor((100 * done.lines) / Math.max(1, archive.lines));
  return `${archive.name}: ${done.lines} of ${archive.lines} lines (${percent} %), ${perSecond(done, before)} a second`;
}

function summary(archive: Archive, done: Progress, before: number, waiting: number): string[] {
  const lines = done.lines - before;
  const known = lines - done.added - done.revised - done.dropped;
  return [
    `${archive.name}: ${lines} lines read: ${done.added} articles added, ${done.revised} revised, ${known} known already, ${done.dropped} left out; ${Math.round(done.seconds)} s, ${perSecond(done, before)} a second.`,
    ...(done.lines < archive.lines
      ? [`Stopped at line ${done.lines} of ${archive.lines}: the same command goes on from there.`]
      : []),
    ...(waiting > 0
      ? [`${waiting} articles wait for the story-keeper: a running worker places them, or import --place.`]
      : []),
  ];
}

function perSecond({ lines, seconds }: Progress, before: number): number {
  return Math.round((lines - before) / Math.max(seconds, 0.001));
}
