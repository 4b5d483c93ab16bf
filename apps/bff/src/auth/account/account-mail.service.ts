import { setImmediate as immediate } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { PRODUCT_NAME } from '#contract/site';
import {
  createMailer,
  type Logger,
  type Mail,
  type Mailer,
  mailFailure,
  type Settings,
} from '#platform/runtime';
import { ApiError, busy } from '../../http/errors.js';
import { LOGGER, SETTINGS } from '../../http/tokens.js';

/** Emails in progress at once. */
const IN_PROGRESS_MOST = 50;

/** Account emails. They are created after the response is sent, so its timing does not reveal whether an account exists. */
@Injectable()
export class AccountMailService implements BeforeApplicationShutdown {
  private readonly mailer: Mailer | null;
  private readonly queue = new PQueue({ concurrency: IN_PROGRESS_MOST });

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.mailer = createMailer(settings);
  }

  get isSet(): boolean {
    return this.mailer !== null;
  }

  /** @throws ApiError 503 if email is not configured, or if too many emails are in progress */
  assertAvailable(): void {
    if (this.isFull) throw busy();
    if (this.isSet) return;
    const message = 'This site sends no email. Please contact its operator.';
    throw new ApiError(503, 'mail_not_configured', message);
  }

  /** Creates and sends an email after the caller has finished. `make` returns null if there is nobody to send it to. */
  later(make: () => Promise<Mail | null>): void {
    const { pending } = this.queue;
    if (this.isFull) this.logger.warn({ inProgress: pending }, 'account email dropped: too many in progress');
    else void this.queue.add(() => this.makeAndSend(make));
  }

  resetMail(to: string, secret: string): Mail {
    const link = this.linkTo('/auth/reset', secret);
    return {
      to,
      subject: `${PRODUCT_NAME}: set a new password`,
      text: `Someone, hopefully you, asked to reset your password. Set a new password within one hour:\n\n${link}\n\nIf it was not you, ignore this email.\n`,
    };
  }

  confirmationMail(to: string, secret: string): Mail {
    const link = this.linkTo('/auth/confirm', secret);
    return {
      to,
      subject: `${PRODUCT_NAME}: confirm your email address`,
      text: `Confirm your email address within three days:\n\n${link}\n\nIf you have no ${PRODUCT_NAME} account, ignore this email.\n`,
    };
  }

  /** To an address that a reader named as a target. Nothing in it is chosen by that reader. */
  targetMail(to: string, secret: string): Mail {
    const link = this.linkTo('/confirm-emails', secret);
    const stop = this.linkTo('/stop-emails', secret);
    return {
      to,
      subject: `${PRODUCT_NAME}: confirm that notifications may be sent to you`,
      text: `A reader of ${PRODUCT_NAME} asked to send notifications of news stories to this address. If you want them, confirm it within three days:\n\n${link}\n\nIf not, ignore this email: nothing will be sent. To make sure that this reader cannot ask you again:\n\n${stop}\n`,
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.onIdle();
    this.mailer?.close();
  }

  private get isFull(): boolean {
    return this.queue.pending >= IN_PROGRESS_MOST;
  }

  private async makeAndSend(make: () => Promise<Mail | null>): Promise<void> {
    try {
      await immediate();
      const mail = await make();
      if (mail !== null) await this.mailer?.send(mail);
    } catch (error) {
      this.logger.error(mailFailure(error), 'account email not sent');
    }
  }

  private linkTo(path: string, secret: string): string {
    const address = new URL(path, this.settings.PUBLIC_URL ?? `http://localhost:${this.settings.PORT}`);
    address.searchParams.set('secret', secret);
    return address.href;
  }
}
