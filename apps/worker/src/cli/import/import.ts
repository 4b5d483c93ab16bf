import { finishImportRun, openImportRun } from '#persistence/ingest/article';
import { systemClock } from '#platform/runtime';
import { assertLive, type ServiceCommand } from '../run/command.js';
import { counted } from '../run/counted.js';
import { fromHere } from '../run/from-here.js';
import { countWaitingNow, placeWaiting } from '../run/placing.js';
import { type Archive, openArchive } from './archive.js';
import { batchesOf, type ImportBatch } from './import-batch.js';
import { type ImportCounts, storeBatch } from './import-store.js';

/** The most rejected lines that are reported one by one. */
const MOST_REPORTED = 10;

interface Progress extends ImportCounts {
  lines: number;
  seconds: number;
}

/** `import`: reads an archive of items the same way as a feed. Continues where it stopped. */
export async function importArchive(
  command: ServiceCommand,
  file: string,
  options: { place?: boolean; json?: boolean },
): Promise<void> {
  const { db, terminal } = command;
  await assertLive(command, 'an import would mix other news into it');
  const wall = systemClock.now();
  const archive = await openArchive(fromHere(file), wall);
  const run = await openImportRun(db, archive, wall);
  if (run.lines_done > 0)
    terminal.note(`${archive.name} continues after line ${run.lines_done} of ${archive.lines}.`);
  const done: Progress = { added: 0, revised: 0, dropped: 0, lines: run.lines_done, seconds: 0 };
  let reported = 0;
  for await (const batch of batchesOf(archive.read(run.lines_done), run.lines_done, wall)) {
    if (command.stopped.aborted) break;
    addUp(done, await storeBatch(db, archive.hash, batch), batch);
    reported += reportBad(command, batch, MOST_REPORTED - reported);
    done.seconds = (systemClock.now().getTime() - wall.getTime()) / 1000;
    terminal.progress(() => progressLine(archive, done, run.lines_done));
  }
  if (!command.stopped.aborted) await finishImportRun(db, archive.hash, systemClock.now());
  if (options.place)
    await placeWaiting(command, (waiting) => `${counted(waiting, 'article')} waiting to be placed`);
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

/** Reports at most `limit` rejected lines, and returns how many it reported. */
function reportBad({ terminal }: ServiceCommand, { bad }: ImportBatch, limit: number): number {
  const shown = bad.slice(0, limit);
  for (const { line, problem } of shown) terminal.note(`Line ${line} was skipped: ${problem}.`);
  return shown.length;
}

function progressLine(archive: Archive, done: Progress, before: number): string {
  const percent = Math.floor((100 * done.lines) / Math.max(1, archive.lines));
  return `${archive.name}: ${done.lines} of ${counted(archive.lines, 'line')} (${percent} %), ${perSecond(done, before)} a second`;
}

function summary(archive: Archive, done: Progress, before: number, waiting: number): string[] {
  const lines = done.lines - before;
  const known = lines - done.added - done.revised - done.dropped;
  return [
    `${archive.name}: ${counted(lines, 'line')} read: ${counted(done.added, 'article')} added, ${done.revised} revised, ${known} already known, ${done.dropped} skipped; ${Math.round(done.seconds)} s, ${perSecond(done, before)} a second.`,
    ...(done.lines < archive.lines
      ? [`Stopped at line ${done.lines} of ${archive.lines}. Run the same command to continue.`]
      : []),
    ...(waiting > 0
      ? [
          `${counted(waiting, 'article')} waiting to be placed. A running worker does it, or 'import --place'.`,
        ]
      : []),
  ];
}

function perSecond({ lines, seconds }: Progress, before: number): number {
  return Math.round((lines - before) / Math.max(seconds, 0.001));
}
