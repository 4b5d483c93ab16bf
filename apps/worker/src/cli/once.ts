import { countDueFeeds } from '#persistence/ingest/health';
import { type DueScope } from '#persistence/ingest/schedule';
import { OperatorError, systemClock } from '#platform/runtime';
import { ContactMailService } from '../contact/contact-mail.service.js';
import { IngestService } from '../ingest/ingest.service.js';
import { WebsubService } from '../ingest/websub/websub.service.js';
import { ArchiveService } from '../maintenance/archive.service.js';
import { PruneService } from '../maintenance/prune.service.js';
import { PruneNotificationsService } from '../maintenance/prune-notifications.service.js';
import { VisitMonthsService } from '../maintenance/visit-months.service.js';
import { DigestMailService } from '../notifications/digest-mail.service.js';
import { DigestsService } from '../notifications/digests.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { StartCheck } from '../setup/start-check.service.js';
import { TrustService } from '../trust/trust.service.js';
import { newRound, type RoundTally, roundExitCode, roundLine, tallyVisit } from './round-tally.js';
import type { ServiceCommand } from './run/command.js';
import { counted } from './run/counted.js';
import { countWaitingNow, pause, placeWaiting, STUCK_AFTER_MS, wallMs } from './run/placing.js';

/** Interval of checks while hosts rest or another worker holds them (ms). */
const LOOK_EVERY_MS = 250;

interface Round {
  command: ServiceCommand;
  tally: RoundTally;
  /** Time of the last progress (system time, ms). */
  movedAt: number;
}

/** `once`: visits and places everything that is due, runs the maintenance, then prints a summary. */
export async function once(command: ServiceCommand, options: { json?: boolean }): Promise<void> {
  await command.get(StartCheck).assertFeedsServed();
  const round: Round = { command, tally: newRound(), movedAt: wallMs() };
  const began = wallMs();
  const waitedBefore = await countWaitingNow(command);
  await readFeeds(round);
  const { tally } = round;
  await placeWaiting(
    command,
    (waiting) => `${roundLine(tally)}; ${counted(waiting, 'article')} waiting to be placed`,
  );
  await runMaintenance(command);
  tally.waiting = await countWaitingNow(command);
  tally.placed = Math.max(0, waitedBefore + tally.added - tally.waiting);
  tally.seconds = Math.round((wallMs() - began) / 100) / 10;
  if (options.json) command.terminal.json(tally);
  else command.terminal.say(roundLine(tally));
  process.exitCode = roundExitCode(tally);
}

/** Visits until nothing is due any more, except on hosts that asked for a longer pause. */
async function readFeeds(round: Round): Promise<void> {
  const { command, tally } = round;
  const scope = await scopeOf(command);
  const ingest = command.get(IngestService);
  ingest.onVisit = (report) => {
    tallyVisit(tally, report);
    command.terminal.progress(() => roundLine(tally));
  };
  while (!command.stopped.aborted) {
    if ((await ingest.round()) > 0) round.movedAt = wallMs();
    const freeBy = new Date(wallMs() + command.settings.HOST_GAP_MS);
    const due = await countDueFeeds(command.db, scope, freeBy);
    if (due !== tally.due) round.movedAt = wallMs();
    tally.due = due;
    if (due === 0 || isStuck(round)) return;
    await pause(LOOK_EVERY_MS, command.stopped);
  }
}

/** The worker's periodic tasks, for installations that only run `once`. */
async function runMaintenance({ get, stopped }: ServiceCommand): Promise<void> {
  const parts = [
    () => get(WebsubService).round(),
    () => get(TrustService).round(),
    () => get(ArchiveService).batch(),
    () => get(NotificationsService).round(),
    () => get(DigestsService).round(),
    () => get(DigestMailService).round(),
    () => get(ContactMailService).round(),
  ];
  for (const part of parts) while (!stopped.aborted && (await part()) > 0);
  if (!stopped.aborted) await get(VisitMonthsService).round(systemClock.now());
  if (!stopped.aborted) await get(PruneService).round();
  if (!stopped.aborted) await get(PruneNotificationsService).round();
}

async function scopeOf({ clock }: ServiceCommand): Promise<DueScope> {
  const state = await clock.current();
  if (state === null)
    throw new OperatorError("The database has no news time yet. Run 'npm run migrate' with FEEDS=live.");
  return { recording: state.recording?.name ?? null, newsNow: await clock.now() };
}

function isStuck({ movedAt }: Round): boolean {
  return wallMs() - movedAt > STUCK_AFTER_MS;
}
