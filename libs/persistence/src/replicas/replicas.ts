import type { Queryable } from '../database/database.js';
import { inTime } from './in-time.js';
import { Replica } from './replica.js';
import { lagWords, replicaLag, type Sample } from './replica-lag.js';
import { reachablePosition, walPosition, walText } from './wal-position.js';

interface Rules {
  urls: readonly string[];
  /** Connections to each. */
  poolSize: number;
  /** A replica that is further behind is left out (ms). */
  mostLagMs: number;
  now: () => number;
  /** A replica is left out, with the reason; or it is back, with null. */
  onChange: (name: string, reason: string | null) => void;
}

/** Time between two looks at the replicas (ms), and how many looks are remembered. */
const LOOK_EVERY_MS = 1000;
const SAMPLES_MOST = 700;
/** The time to the next look while a replica has yet to replay the last change (ms). */
const LOOK_SOON_MS = 100;

/**
 * The streaming replicas, and which of them may be read. Each look asks where the primary is, then how far every replica has replayed.
 * A replica may be read if it responds, is not far behind, and has replayed the last change that was reported.
 */
export class Replicas {
  private readonly all: readonly Replica[];
  private samples: Sample[] = [];
  /** What a replica must have replayed. Null until the primary's position after the last change is known. */
  private required: bigint | null = null;
  /** The primary is being asked where it is. */
  private asking: Promise<void> | null = null;
  /** Replicas that have yet to answer. One that hangs holds up no other. */
  private readonly looks = new Map<Replica, Promise<void>>();
  /** Null while no replica may be read: before the start, and once stopped. */
  private timer: NodeJS.Timeout | null = null;
  private soon: NodeJS.Timeout | null = null;
  private turn = 0;
  private changes = 0;
  private known = new Map<Replica, boolean>();

  /** @param primary connections that looks and positions do not share with readers */
  constructor(
    private readonly primary: Queryable,
    private readonly rules: Rules,
  ) {
    this.all = rules.urls.map((url) => new Replica(url, rules.poolSize));
  }

  start(): void {
    if (this.all.length === 0) return;
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  /** No replica is picked any more. Calls that read one may go on until `close`. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.asking;
    await Promise.all(this.looks.values());
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.close()));
  }

  /** Something changed: no replica is read until it has replayed that. */
  changed(): void {
    if (this.all.length === 0) return;
    this.changes++;
    this.required = null;
    this.look();
  }

  /** A replica that has replayed `after` and the last change; they take turns. Null if there is none. */
  pick(after: bigint | null): Replica | null {
    const { required, timer } = this;
    if (required === null || timer === null) return null;
    const least = after !== null && after > required ? after : required;
    const fresh = this.all.filter(({ replayed }) => replayed !== null && replayed >= least);
    this.turn++;
    return fresh[this.turn % fresh.length] ?? null;
  }

  /**
   * Where the primary is now: everything that was committed before lies before it.
   * @throws Error if it does not respond in time
   */
  async position(): Promise<string> {
    const [row] = await inTime(
      this.primary.rows<{ at: string }>('select pg_current_wal_insert_lsn()::text as at'),
    );
    const position = walPosition(row?.at);
    if (position === null) throw new Error('the primary has no position');
    return walText(reachablePosition(position));
  }

  /** Leaves a replica out until a look finds it well. */
  leaveOut(replica: Replica, reason: string): void {
    replica.replayed = null;
    if (this.known.get(replica) !== false) this.rules.onChange(replica.name, reason);
    this.known.set(replica, false);
  }

  private look(): void {
    if (this.timer === null) return;
    this.asking ??= this.askPrimary().finally(() => {
      this.asking = null;
    });
  }

  private lookSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = null;
      this.look();
    }, LOOK_SOON_MS).unref();
  }

  private async askPrimary(): Promise<void> {
    const { changes } = this;
    const position = walPosition(await this.position().catch(() => null));
    // Without the primary nobody knows how far the replicas are behind.
    if (position === null) {
      this.required = null;
      return;
    }
    this.samples = [...this.samples, { position, at: this.rules.now() }].slice(-SAMPLES_MOST);
    // A change that arrived meanwhile may lie behind the position.
    if (changes === this.changes) this.required ??= position;
    else this.lookSoon();
    for (const replica of this.all) this.lookAt(replica);
  }

  private lookAt(replica: Replica): void {
    if (this.looks.has(replica)) return;
    const look = this.judge(replica).finally(() => {
      this.looks.delete(replica);
      const { required } = this;
      if (required !== null && replica.replayed !== null && replica.replayed < required) this.lookSoon();
    });
    this.looks.set(replica, look);
  }

  private async judge(replica: Replica): Promise<void> {
    try {
      const replayed = await replica.look();
      const lagMs = replicaLag(this.samples, replayed, this.rules.now());
      if (lagMs > this.rules.mostLagMs) return this.leaveOut(replica, lagWords(lagMs));
      replica.replayed = replayed;
      if (this.known.get(replica) === false) this.rules.onChange(replica.name, null);
      this.known.set(replica, true);
    } catch (error) {
      this.leaveOut(replica, error instanceof Error && error.message !== '' ? error.message : 'unknown');
    }
  }
}
