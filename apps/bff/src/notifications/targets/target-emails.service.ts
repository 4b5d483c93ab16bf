import { Injectable } from '@nestjs/common';
import type { Done } from '#contract/accounts';
import { mailboxOf, TARGET_NAMES } from '#domain/notifications';
import { lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import {
  confirmTargetEmail,
  formerLink,
  isEndedAddress,
  keepEndedAddress,
  keepFormerLink,
  mailTargetsOf,
  prolongTargetLink,
  readerOfLink,
  sealedTarget,
  stopTargetEmails,
  targetOfLink,
  unwantedPlaces,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import type { TargetKind } from '#vocabulary';
import { AccountMailService } from '../../auth/account/account-mail.service.js';
import { SecurityMailService } from '../../auth/account/security-mail.service.js';
import { secretHash } from '../../auth/identity/secrets.js';
import { ApiError, notFound, signedOut } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { TargetSeal } from './target-seal.service.js';

/** How long a mailed link confirms an address (ms). */
export const TARGET_LINK_MS = 72 * 3_600_000;
/** How long after the deletion of a target the links in its last emails still end them (ms). */
const FORMER_LINK_MS = 30 * 86_400_000;

/** Email addresses as targets: their recipients confirm them, and end the emails whenever they want. */
@Injectable()
export class TargetEmails {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly seal: TargetSeal,
    private readonly mail: AccountMailService,
    private readonly securityMail: SecurityMailService,
  ) {}

  get isOn(): boolean {
    return this.mail.isSet;
  }

  /** @throws ApiError 503 if this site sends no email */
  assertAvailable(): void {
    this.mail.assertAvailable();
  }

  /** Tells the owner of the account about a new target. */
  tellOwner(userId: number, { kind, place }: { kind: TargetKind; place: string }, at: Date): void {
    this.securityMail.targetAdded(userId, { kind: TARGET_NAMES[kind], place }, at);
  }

  /** What a recipient ended stays ended for this reader, also after the target was deleted. @throws ApiError 409 */
  async assertWanted(db: Queryable, userId: number, email: string): Promise<void> {
    const unwantedBoxes = (await unwantedPlaces(db, userId)).map(mailboxOf);
    const hash = await this.seal.mailboxHash(userId, email);
    if (unwantedBoxes.includes(mailboxOf(email)) || (await isEndedAddress(db, userId, hash)))
      throw unwanted();
  }

  /**
   * Of a target that is about to be deleted: keeps in mind that its recipient ended the emails, or the link by which they still can.
   * Without the installation's key, which the log tells, nothing is kept: a reader can always delete.
   */
  async rememberRecipient(tx: Queryable, userId: number, id: number): Promise<void> {
    const row = await sealedTarget(tx, userId, id);
    if (row?.kind !== 'mail') return;
    const mailboxHash = await this.seal.mailboxHashIfKey(userId, row.place);
    if (mailboxHash === null) return;
    const now = systemClock.now();
    if (row.stop_reason === 'unwanted')
      await keepEndedAddress(tx, userId, { mailboxHash, endedAt: row.stopped_at ?? now });
    else if (row.link_hash !== null) {
      const until = new Date(now.getTime() + FORMER_LINK_MS);
      await keepFormerLink(tx, userId, { linkHash: row.link_hash, mailboxHash, until });
    }
  }

  /** Strangers may get these emails, so they count for the reader and for the mailbox, however it is written. @throws ApiError 429 */
  async charge(userId: number, email: string): Promise<void> {
    await this.limits.charge([
      { limit: 'targetMail', key: `user ${userId}` },
      { limit: 'targetMailAddress', key: mailboxOf(email) },
    ]);
  }

  mailLink(email: string, secret: string): void {
    this.mail.later(async () => this.mail.targetMail(email, secret));
  }

  /** Mails the link again. @throws ApiError 404, or 409 for a target that needs no confirmation or whose recipient wants none */
  async mailAgain(userId: number, id: number): Promise<void> {
    this.assertAvailable();
    const address = await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
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

  /**
   * Ends all emails of the link's reader to this mailbox, also if the target was deleted lately. The lock keeps the reader from adding
   * the mailbox, or asking for another link, meanwhile.
   * @throws ApiError 404 if the link is unknown
   */
  async stop(secret: string): Promise<Done> {
    const now = systemClock.now();
    const linkHash = secretHash(secret);
    const email = await this.db.transaction(async (tx) => {
      const reader = await readerOfLink(tx, linkHash, now);
      if (reader === null || !(await lockReader(tx, reader))) throw expired();
      const target = await targetOfLink(tx, linkHash);
      if (target === null) return this.stopFormer(tx, linkHash, now);
      const { user_id, place } = target;
      const sameBox = (await mailTargetsOf(tx, user_id)).filter(
        (each) => mailboxOf(each.place) === mailboxOf(place),
      );
      await stopTargetEmails(
        tx,
        sameBox.map(({ id }) => id),
        now,
      );
      return place;
    });
    return {
      message:
        email === null
          ? 'No more of these notifications will be sent to you.'
          : `No more notifications will be sent to ${email}.`,
    };
  }

  /** Of a deleted target only hashes are left. Returns null, because the address is not among them. */
  private async stopFormer(tx: Queryable, linkHash: Buffer, endedAt: Date): Promise<null> {
    const former = await formerLink(tx, linkHash, endedAt);
    if (former === null) throw expired();
    const { user_id: userId, mailbox_hash: mailboxHash } = former;
    await keepEndedAddress(tx, userId, { mailboxHash, endedAt });
    const sameBox: number[] = [];
    for (const { id, place } of await mailTargetsOf(tx, userId))
      if (mailboxHash.equals(await this.seal.mailboxHash(userId, place))) sameBox.push(id);
    await stopTargetEmails(tx, sameBox, endedAt);
    return null;
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
