import { Injectable } from '@nestjs/common';
import type { Done } from '#contract/accounts';
import { mailboxOf } from '#domain/notifications';
import { Database, type Queryable } from '#persistence/database';
import {
  confirmTargetEmail,
  isEndedAddress,
  keepEndedAddress,
  prolongTargetLink,
  sealedTarget,
  stopTargetEmails,
  unwantedPlaces,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { AccountMailService } from '../../auth/account/account-mail.service.js';
import { secretHash } from '../../auth/identity/secrets.js';
import { ApiError, notFound } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { TargetSeal } from './target-seal.service.js';

/** How long a mailed link confirms an address (ms). */
export const TARGET_LINK_MS = 72 * 3_600_000;

/** Email addresses as targets: their recipients confirm them, and end the emails whenever they want. */
@Injectable()
export class TargetEmails {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly seal: TargetSeal,
    private readonly mail: AccountMailService,
  ) {}

  get isOn(): boolean {
    return this.mail.isSet;
  }

  /** @throws ApiError 503 if this site sends no email */
  assertAvailable(): void {
    this.mail.assertAvailable();
  }

  /** What a recipient ended stays ended for this reader, also after the target was deleted. @throws ApiError 409 */
  async assertWanted(db: Queryable, userId: number, email: string): Promise<void> {
    const unwantedBoxes = (await unwantedPlaces(db, userId)).map(mailboxOf);
    const hash = await this.seal.mailboxHash(userId, email);
    if (unwantedBoxes.includes(mailboxOf(email)) || (await isEndedAddress(db, userId, hash)))
      throw unwanted();
  }

  /** Keeps in mind that a recipient ended the emails of a target that is about to be deleted. */
  async rememberUnwanted(tx: Queryable, userId: number, id: number): Promise<void> {
    const row = await sealedTarget(tx, userId, id);
    if (row?.kind !== 'mail' || row.stop_reason !== 'unwanted') return;
    const mailboxHash = await this.seal.mailboxHash(userId, row.place);
    await keepEndedAddress(tx, userId, { mailboxHash, now: systemClock.now() });
  }

  /** Strangers may get these emails, so they count for the reader and for the address. @throws ApiError 429 */
  async charge(userId: number, email: string): Promise<void> {
    await this.limits.charge([
      { limit: 'targetMail', key: `user ${userId}` },
      { limit: 'targetMailAddress', key: email.toLowerCase() },
    ]);
  }

  mailLink(email: string, secret: string): void {
    this.mail.later(async () => this.mail.targetMail(email, secret));
  }

  /** Mails the link again. @throws ApiError 404, or 409 for a target that needs no confirmation or whose recipient wants none */
  async mailAgain(userId: number, id: number): Promise<void> {
    this.assertAvailable();
    const address = await this.db.transaction(async (tx) => {
      const row = await sealedTarget(tx, userId, id);
      if (row === null) throw notFound('This target');
      if (row.kind !== 'mail' || row.confirmed_at !== null) throw confirmed();
      if (row.stopped_at !== null) throw unwanted();
      const opened = await this.seal.open(userId, row.sealed);
      if (opened.kind !== 'mail') throw confirmed();
      await this.assertWanted(tx, userId, opened.email);
      await this.charge(userId, opened.email);
      await prolongTargetLink(tx, id, new Date(systemClock.now().getTime() + TARGET_LINK_MS));
      return opened;
    });
    this.mailLink(address.email, address.link);
  }

  /** @throws ApiError 404 if the link is unknown or has expired */
  async confirm(secret: string, from: string): Promise<Done> {
    await this.limits.charge([{ limit: 'linkAddress', key: from }]);
    const email = await confirmTargetEmail(this.db, secretHash(secret), systemClock.now());
    if (email === null) throw expired();
    return { message: `Notifications will be sent to ${email}.` };
  }

  /** @throws ApiError 404 if the link is unknown */
  async stop(secret: string): Promise<Done> {
    const email = await stopTargetEmails(this.db, secretHash(secret), systemClock.now());
    if (email === null) throw expired();
    return { message: `No more notifications will be sent to ${email}.` };
  }
}

function expired(): ApiError {
  return new ApiError(404, 'not_found', 'This link has expired, or the target was deleted.');
}

/** What a recipient ended, no reader begins again. */
export function unwanted(): ApiError {
  return new ApiError(409, 'unwanted', 'The recipient of these emails ended them.');
}

function confirmed(): ApiError {
  return new ApiError(409, 'confirmed', 'This target needs no confirmation.');
}
