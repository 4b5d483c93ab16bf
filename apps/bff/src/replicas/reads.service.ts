import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database, type OpenPool, openPool, type Queryable } from '#persistence/database';
import { LOOK_MS, type Replica, Replicas, replicaBusy, replicaFailed } from '#persistence/replicas';
import { STORIES_CHANNEL } from '#persistence/stories';
import { type Logger, type Settings } from '#platform/runtime';
import { Channels } from '../http/channels.service.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { readPosition } from './read-position.js';

/** Connections to the primary that only ask where its log ends. Opened once there are replicas. */
const LOOKS_MOST = 2;

/**
 * Reads on streaming replicas: the news feed, search and sitemaps. A reader who changed something reads what came of it, and no
 * replica fills a cache with what a message has just replaced. Otherwise the primary answers.
 */
@Injectable()
export class Reads implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly replicas: Replicas;
  private readonly looks: OpenPool;

  constructor(
    private readonly db: Database,
    private readonly channels: Channels,
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.looks = openPool(db.directUrl, LOOKS_MOST, { connectMs: LOOK_MS, answerMs: LOOK_MS });
    this.replicas = new Replicas(this.looks.db, {
      urls: settings.DATABASE_REPLICA_URLS,
      poolSize: settings.DATABASE_POOL,
      mostLagMs: settings.DATABASE_REPLICA_LAG_MS,
      now: () => performance.now(),
      onChange: (replica, reason) =>
        reason === null
          ? logger.info({ replica }, 'replica is read again')
          : logger.warn({ replica, reason }, 'replica left out'),
    });
    channels.on(STORIES_CHANNEL, () => this.replicas.changed());
  }

  onApplicationBootstrap(): void {
    this.replicas.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.replicas.stop();
  }

  /** Calls were answered until now. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.replicas.close(), this.looks.close()]);
  }

  /** Runs `work`, which only reads, on a replica or on the primary. */
  run<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    return this.choose(
      (replica) => work(replica.db),
      () => work(this.db),
    );
  }

  /** Like `run`, for connections of another kind. If the replica fails, the primary answers. */
  async choose<T>(onReplica: (replica: Replica) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    const after = readPosition();
    // Without messages nobody says what has changed.
    const replica = after === 'primary' || !this.channels.isListening ? null : this.replicas.pick(after);
    if (replica === null) return onPrimary();
    try {
      return await onReplica(replica);
    } catch (error) {
      if (replicaBusy(error)) return onPrimary();
      if (!replicaFailed(error)) throw error;
      this.replicas.leaveOut(replica, error instanceof Error ? error.message : 'unknown');
      return onPrimary();
    }
  }

  /** What a reader who has just changed something must find. @throws Error if the primary does not respond */
  position(): Promise<string> {
    return this.replicas.position();
  }
}
