import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
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
  private readonly underWay = new Set<Promise<void>>();

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
    if (this.underWay.size >= UNDER_WAY_MOST) throw busy();
    if (this.isSet) return;
    const message = 'This server sends no mail. Please ask whoever runs it.';
    throw new ApiError(503, 'mail_not_configured', message);
  }

  /** Makes and sends a mail when the caller is done; `make` answers null where nobody is to get one. */
  later(make: () => Promise<Mail | null>): void {
    if (this.underWay.size >= UNDER_WAY_MOST) {
      this.logger.warn(
        { underWay: this.underWay.size },
        'a mail about an account was not made: too many are under way',
      );
      return;
    }
    const work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(make)
      .then((mail) => (mail === null ? undefined : this.mailer?.send(mail)))
      .catch((error: unknown) => this.logger.error({ err: error }, 'a mail about an account was not sent'))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
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
    await Promise.all(this.underWay);
    this.mailer?.close();
  }

  private linkTo(path: string, secret: string): string {
    const address = new URL(path, this.settings.PUBLIC_URL ?? `http://localhost:${this.settings.PORT}`);
    address.searchParams.set('secret', secret);
    return address.href;
  }
}
