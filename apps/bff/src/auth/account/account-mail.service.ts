import { setImmediate as immediate } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { PRODUCT_NAME } from '#contract/site';
import { createMailer, type Logger, type Mail, type Mailer, type Settings } from '#platform/runtime';
import { ApiError, busy } from '../../http/errors.js';
import { LOGGER, SETTINGS } from '../../http/tokens.js';

/** Mails under way at once. */
const UNDER_WAY_MOST = 50;

/** Mails about accounts. They are made after the call was answered, so that its time tells nothing. */
@Injectable()
export class AccountMailService implements BeforeApplicationShutdown {
  private readonly mailer: Mailer | null;
  private readonly queue = new PQueue({ concurrency: UNDER_WAY_MOST });

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.mailer = createMailer(settings);
  }

  get isSet(): boolean {
    return this.mailer !== null;
  }

  /** @throws ApiError 503 where this server cannot send mail, or has too much of it to send already */
  insist(): void {
    if (this.isFull) throw busy();
    if (this.isSet) return;
    const message = 'This server sends no mail. Please ask whoever runs it.';
    throw new ApiError(503, 'mail_not_configured', message);
  }

  /** Makes and sends a mail when the caller is done; `make` answers null where nobody is to get one. */
  later(make: () => Promise<Mail | null>): void {
    const { pending } = this.queue;
    if (this.isFull) this.logger.warn({ underWay: pending }, 'account mail not made: too many are under way');
    else void this.queue.add(() => this.makeAndSend(make));
  }

  resetMail(to: string, secret: string): Mail {
    const link = this.linkTo('/auth/reset', secret);
    return {
      to,
      subject: `${PRODUCT_NAME}: set a new password`,
      text: `Somebody, hopefully you, asked for a new password. Set it here within an hour:\n\n${link}\n\nIf it was not you, nothing needs to be done.\n`,
    };
  }

  confirmationMail(to: string, secret: string): Mail {
    const link = this.linkTo('/auth/confirm', secret);
    return {
      to,
      subject: `${PRODUCT_NAME}: confirm your address`,
      text: `Please confirm that this address is yours, within three days:\n\n${link}\n\nIf you have no account at ${PRODUCT_NAME}, nothing needs to be done.\n`,
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.onIdle();
    this.mailer?.close();
  }

  private get isFull(): boolean {
    return this.queue.pending >= UNDER_WAY_MOST;
  }

  private async makeAndSend(make: () => Promise<Mail | null>): Promise<void> {
    try {
      await immediate();
      const mail = await make();
      if (mail !== null) await this.mailer?.send(mail);
    } catch (error) {
      this.logger.error({ err: error }, 'account mail not sent');
    }
  }

  private linkTo(path: string, secret: string): string {
    const address = new URL(path, this.settings.PUBLIC_URL ?? `http://localhost:${this.settings.PORT}`);
    address.searchParams.set('secret', secret);
    return address.href;
  }
}
