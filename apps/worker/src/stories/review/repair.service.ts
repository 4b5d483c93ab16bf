import { Inject, Injectable } from '@nestjs/common';
import { joinVotes, likelierTopics, type Repair, repairOf } from '#domain/stories/repair';
import { Database, type Queryable } from '#persistence/database';
import { articleIdsOfEvent, eventsSeenIn, reserveIds, setEvents } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../../setup/tokens.js';
import { EpochService, type Keeping } from '../memory/epoch.service.js';
import { MemoryService } from '../memory/memory.service.js';
import { withPauses } from '../memory/with-pauses.js';
import { type ReadEvent, RepairReadingService } from './repair-reading.service.js';

/** Interval of passes in news time (ms). */
const EVERY_MS = 6 * 3_600_000;
/** Events that are read and compared together. */
const SLICE = 10;
/** Waiting articles and commands take precedence again after this time (ms). Looking for them costs as much as a slice of small events. */
const STRETCH_MS = 200;
/** The most passes over the events of one window of a replay. */
const MOST_ROUNDS = 5;

type Events = ReadonlyMap<string, ReadEvent>;

/** Articles that belong to another event; null for a new one. */
interface Regrouping {
  from: number;
  into: number | null;
  /** Null: all articles of `from`. */
  articles: number[] | null;
}

/**
 * The slower second pass over the events, run while no article waits. It merges events that have grown together, splits
 * events that are two, and moves articles to a nearer event. Stories follow at the next review (`link.service.ts`).
 */
@Injectable()
export class RepairService {
  constructor(
    private readonly db: Database,
    private readonly reading: RepairReadingService,
    private readonly epochs: EpochService,
    private readonly memories: MemoryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Checks some of the events that got articles since the last pass.
   * @returns whether there is more to do at once
   * @throws KeeperLost
   */
  async step(keeping: Keeping, now: Date): Promise<boolean> {
    const pass = keeping.memory.repairs;
    if (pass.queue.length === 0) {
      if (now.getTime() - pass.startedAt < EVERY_MS) return false;
      begin(keeping, [...pass.changed], now);
    }
    const repaired = await this.checkForAWhile(keeping, now);
    return repaired > 0 || pass.queue.length > 0;
  }

  /**
   * Checks some of the events that got articles in a replay's window. All are checked again until nothing changes, so
   * that the result does not depend on when a pass was due.
   * @returns false if nothing was left to check
   * @throws KeeperLost
   */
  async stepWindow(keeping: Keeping, window: { after: Date; until: Date }): Promise<boolean> {
    const pass = keeping.memory.repairs;
    const isNew = pass.startedAt !== window.until.getTime();
    if (isNew || pass.queue.length === 0) {
      if (isNew) pass.rounds = 0;
      else if (pass.rounds > 0 && (pass.repaired === 0 || pass.rounds >= MOST_ROUNDS)) return false;
      pass.rounds += 1;
      begin(keeping, await eventsSeenIn(this.db, window), window.until);
    }
    await this.checkForAWhile(keeping, window.until);
    return true;
  }

  /** Returns how many events it changed. */
  private async checkForAWhile(keeping: Keeping, now: Date): Promise<number> {
    const end = performance.now() + STRETCH_MS;
    let repaired = 0;
    do repaired += await this.check(keeping, now);
    while (keeping.memory.repairs.queue.length > 0 && performance.now() < end);
    return repaired;
  }

  /** Checks the next events of the pass. Returns how many it changed. */
  private async check({ memory, epoch }: Keeping, now: Date): Promise<number> {
    const pass = memory.repairs;
    const events = await this.reading.events(pass.queue.splice(0, SLICE), memory.boilerplate, now);
    const others = await this.othersOf({ memory, epoch }, events, now);
    const found: Regrouping[] = [];
    for await (const event of withPauses([...events.values()])) {
      if (pass.done.has(event.key)) continue;
      const known = (key: string) => (pass.done.has(key) ? undefined : others.get(key));
      const repair = repairOf(memory.model, event, known);
      if (!repair) continue;
      const regroupings = regroupingsOf(repair, event, others);
      for (const { from, into } of regroupings) for (const id of [from, into]) pass.done.add(String(id));
      found.push(...regroupings);
    }
    await this.regroup({ memory, epoch }, found, now);
    pass.repaired += found.length;
    if (pass.queue.length === 0) this.logger.info({ repaired: pass.repaired }, 'repair pass finished');
    return found.length;
  }

  /** The events that these may be merged with. */
  private async othersOf({ memory }: Keeping, events: Events, now: Date): Promise<Events> {
    const keys = new Set<string>();
    for await (const event of withPauses([...events.values()])) {
      for (const [key] of joinVotes(memory.model, event)) keys.add(key);
      for (const key of likelierTopics(memory.model, event)) keys.add(key);
    }
    return this.reading.events([...keys].map(Number), memory.boilerplate, now);
  }

  private async regroup({ memory, epoch }: Keeping, found: readonly Regrouping[], now: Date): Promise<void> {
    if (found.length === 0) return;
    let places: { article: number; event: number }[] = [];
    await this.epochs.write(epoch, async (tx) => {
      places = await placesOf(tx, found);
      await setEvents(tx, places);
      return [];
    });
    const touched = new Set([...found.map(({ from }) => from), ...places.map(({ event }) => event)]);
    await this.memories.reread(memory, [...touched], now);
    for (const [event, own] of Map.groupBy(places, ({ event }) => event))
      memory.links.regroup(
        own.map(({ article }) => article),
        event,
      );
  }
}

async function placesOf(tx: Queryable, found: readonly Regrouping[]) {
  const places: { article: number; event: number }[] = [];
  for (const { from, into, articles } of found) {
    const event = into ?? (await reserveIds(tx, 'event', 1))[0] ?? 0;
    for (const article of articles ?? (await articleIdsOfEvent(tx, from))) places.push({ article, event });
  }
  return places;
}

function begin({ memory }: Keeping, events: number[], now: Date): void {
  const pass = memory.repairs;
  pass.queue = events;
  pass.changed.clear();
  pass.done.clear();
  pass.repaired = 0;
  pass.startedAt = now.getTime();
}

function regroupingsOf(repair: Repair, event: ReadEvent, others: Events): Regrouping[] {
  const idsOf = (places: readonly number[]) => places.flatMap((place) => event.ids[place] ?? []);
  switch (repair.kind) {
    case 'merge': {
      const size = (key: string) => (key === event.key ? event : others.get(key))?.ids.length ?? 0;
      const isTurned = size(repair.from) > size(repair.into);
      const [gone, kept] = isTurned ? [repair.into, repair.from] : [repair.from, repair.into];
      return [{ from: Number(gone), into: Number(kept), articles: null }];
    }
    case 'split':
      return [{ from: Number(repair.topic), into: null, articles: idsOf(repair.articles) }];
    case 'move':
      return repair.moves.map(({ into, articles }) => ({
        ...{ from: Number(event.key), into: Number(into), articles: idsOf(articles) },
      }));
  }
}
