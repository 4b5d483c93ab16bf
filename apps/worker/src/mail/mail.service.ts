import { setTimeout as wait } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database, type Queryable } from '#persistence/database';
import { countMail } from '#persistence/desk';
import {
  createMailer,
  type Logger,
  type Mail,
  type Mailer,
  mailFailure,
  type Settings,
  systemClock,
} from '#platform/runtime';
import { JobsService, type Queue, within } from '../jobs/jobs.service.js';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

/** Jobs fetched at a time. */
const JOBS_AT_ONCE = 10;
/** How long shutdown waits for the current jobs and mails (ms). */
const STOP_MS = 10_000;

/** A kind of mail. Retries after about 1, 2, 4 … 64 minutes, then every two hours. What is older than a day is dropped. */
export const mailQueue = (name: string): Queue => ({
  name,
  retryLimit: 20,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 600,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 86_400,
});

/** Sends queued mails if SMTP_URL is set. Each is sent by one worker and retried a limited number of times. */
@Injectable()
export class MailService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly mailer: Mailer | null;
  private readonly running = new Set<Promise<unknown>>();
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly jobs: JobsService,
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.mailer = createMailer(settings);
  }

  get isOn(): boolean {
    return this.mailer !== null;
  }

  /** Queues mails inside a transaction. Opens the queue first, so that it never waits for the transaction's locks. */
  async queue(queue: Queue): Promise<(tx: Queryable, jobs: readonly object[]) => Promise<void>> {
    const boss = await this.jobs.open(queue);
    return async (tx, jobs) => {
      await boss.insert(
        queue.name,
        jobs.map((data) => ({ data })),
        within(tx),
      );
    };
  }

  /**
   * Sends the mails of a queue that are due. Safe to run in any number of workers at once.
   * @param deliver returns false if a retry may help
   * @returns the number of attempts
   */
  async work<Job extends object>(queue: Queue, deliver: (job: Job) => Promise<boolean>): Promise<number> {
    if (!this.isOn) return 0;
    return this.track(this.sendDue(queue, deliver));
  }

  /**
   * Makes and sends a mail. A failure of either is logged with `about`.
   * @param make null if nothing is to be sent after all
   * @returns 'refused' if the server rejected the recipient or the mail permanently (5xx), so that a retry would not
   *   help; 'failed' after any other failure
   */
  async send(
    make: () => Promise<Mail | null>,
    about: object,
  ): Promise<'sent' | 'unwanted' | 'refused' | 'failed'> {
    if (this.mailer === null) return 'failed';
    try {
      const mail = await make();
      if (mail === null) return 'unwanted';
      await this.track(this.mailer.send(mail));
      // Not awaited: the caller marks the mail as sent without delay.
      void this.track(this.count());
      return 'sent';
    } catch (error) {
      const outcome = isRefusal(error) ? 'refused' : 'failed';
      this.logger.warn({ ...mailFailure(error), ...about, refused: outcome === 'refused' }, 'email not sent');
      return outcome;
    }
  }

  /** A mail that was sent must not be sent again because it could not be counted. */
  private async count(): Promise<void> {
    try {
      await countMail(this.db, systemClock.now());
    } catch (error) {
      this.logger.warn({ err: error }, 'sent mail not counted');
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.race([this.allEnded(), wait(STOP_MS, undefined, { ref: false })]);
  }

  /** Later than all that sends. */
  onApplicationShutdown(): void {
    this.mailer?.close();
  }

  private async allEnded(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled([...this.running]);
  }

  /** What shutdown waits for. */
  private async track<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    try {
      return await work;
    } finally {
      this.running.delete(work);
    }
  }

  private async sendDue<Job extends object>(
    queue: Queue,
    deliver: (job: Job) => Promise<boolean>,
  ): Promise<number> {
    const boss = await this.jobs.open(queue);
    let tried = 0;
    while (!this.stopping) {
      const jobs = await boss.fetch<Job>(queue.name, { batchSize: JOBS_AT_ONCE });
      if (jobs.length === 0) break;
      for (const { id, data } of jobs) {
        if (await deliver(data)) await boss.complete(queue.name, id);
        else await boss.fail(queue.name, id);
        tried += 1;
      }
    }
    return tried;
  }
}

/** A server that refuses the sender says something about this installation, which its operator can mend. */
function isRefusal(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as { code?: string; command?: string; responseCode?: number };
  return responseCode >= 500 && command !== 'MAIL FROM' && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
