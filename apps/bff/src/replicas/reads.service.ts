import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database, type Queryable } from '#persistence/database';
import { type Replica, Replicas, replicaBusy, replicaFailed } from '#persistence/replicas';
import { STORIES_CHANNEL } from '#persistence/stories';
import { type Logger, type Settings } from '#platform/runtime';
import { Channels } from '../http/channels.service.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { readPosition } from './read-position.js';

/**
 * Reads on streaming replicas: the news feed, search and sitemaps. A reader who changed something reads what came of it, and no
 * replica fills a cache with what a message has just replaced. Otherwise the primary answers.
 */
@Injectable()
export class Reads implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly replicas: Replicas;

  constructor(
    private readonly db: Database,
    private readonly channels: Channels,
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.replicas = new Replicas(db, {
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
  onApplicationShutdown(): Promise<void> {
    return this.replicas.close();
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
