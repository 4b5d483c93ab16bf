import { Inject, Injectable } from '@nestjs/common';
import {
  type NewTarget,
  TARGETS_MAX,
  type Target,
  type TargetAdded,
  type TargetChange,
} from '#contract/notifications';
import { PUSH_FRESH_MS, placeOf } from '#domain/notifications';
import { changeReaderSettings, lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import {
  addTarget,
  changeTarget,
  pauseTarget,
  removeTarget,
  resumeTarget,
  targetOf,
  targetsOf,
} from '#persistence/notifications';
import { type Settings, systemClock } from '#platform/runtime';
import { isPublicHost, readFeedAddress } from '#platform/safe-fetch';
import { newWebhookSecret } from '#platform/webhooks';
import { newSecret, secretHash } from '../../auth/identity/secrets.js';
import { ApiError, notFound, signedOut, tooMany } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { LimitsService } from '../../limits/limits.service.js';
import { presentTarget } from './target.presenter.js';
import { addressOf } from './target-address.js';
import { TARGET_LINK_MS, TargetEmails, unwanted } from './target-emails.service.js';
import { TargetSeal } from './target-seal.service.js';

/** The other places that get a reader's notifications. */
@Injectable()
export class TargetsService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly seal: TargetSeal,
    private readonly emails: TargetEmails,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list(userId: number): Promise<Target[]> {
    return (await targetsOf(this.db, userId)).map(presentTarget);
  }

  /**
   * Adds a target. An email address gets a link that confirms it.
   * @throws ApiError 400 for an address that is certainly not public, 409 if there are too many or if the recipient ended such emails,
   *   503 without email
   */
  async add(userId: number, given: NewTarget): Promise<TargetAdded> {
    if (given.kind === 'mail') this.emails.assertAvailable();
    else this.assertReachable(given.url);
    await this.limits.charge([{ limit: 'newTarget', key: `user ${userId}` }]);
    if (given.kind === 'mail') {
      await this.emails.assertWanted(this.db, userId, given.email);
      await this.emails.charge(userId, given.email);
    }
    const now = systemClock.now();
    const [webhookSecret, linkSecret] = [newWebhookSecret(), newSecret()];
    const address = addressOf(given, { webhookSecret, linkSecret });
    const until = new Date(now.getTime() + TARGET_LINK_MS);
    const link = given.kind === 'mail' ? { hash: secretHash(linkSecret), until } : null;
    const target = {
      userId,
      kind: given.kind,
      name: given.name,
      place: placeOf(address),
      sealed: await this.seal.seal(userId, address),
      takesAll: given.takesAll,
      heedsQuiet: given.heedsQuiet,
      link,
      now,
    };
    const id = await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      // The recipient may have ended them since the first look.
      if (given.kind === 'mail') await this.emails.assertWanted(tx, userId, given.email);
      await changeReaderSettings(tx, userId, { timeZone: given.timeZone });
      return addTarget(tx, target, TARGETS_MAX);
    });
    if (id === null) throw tooMany(`You can have at most ${TARGETS_MAX} targets.`);
    if (given.kind === 'mail') this.emails.mailLink(given.email, linkSecret);
    this.emails.tellOwner(userId, target, now);
    const added = await this.show(this.db, userId, id);
    return { target: added, secret: given.kind === 'webhook' ? webhookSecret : null };
  }

  /** @throws ApiError 404, or 409 if the recipient of its emails ended them */
  async change(userId: number, id: number, { isPaused, ...change }: TargetChange): Promise<Target> {
    const now = systemClock.now();
    return this.db.transaction(async (tx) => {
      if (!(await changeTarget(tx, userId, id, change))) throw notFound('This target');
      if (isPaused === true) await pauseTarget(tx, userId, id, now);
      const freshSince = new Date(now.getTime() - PUSH_FRESH_MS);
      if (isPaused === false && !(await resumeTarget(tx, userId, id, { now, freshSince }))) throw unwanted();
      return this.show(tx, userId, id);
    });
  }

  /** @throws ApiError 404 */
  async remove(userId: number, id: number): Promise<void> {
    const isRemoved = await this.db.transaction(async (tx) => {
      await this.emails.rememberRecipient(tx, userId, id);
      return removeTarget(tx, userId, id);
    });
    if (!isRemoved) throw notFound('This target');
  }

  private async show(db: Queryable, userId: number, id: number): Promise<Target> {
    const row = await targetOf(db, userId, id);
    if (row === null) throw notFound('This target');
    return presentTarget(row);
  }

  /** Whether it is a public address is known for certain only when it is called; operators may have servers of their own. */
  private assertReachable(url: string): void {
    if (readFeedAddress(url).kind === 'refused')
      throw badUrl('This port is not allowed. Use 443, or one above 1023.');
    const { hostname, host } = new URL(url);
    const isOwn = host === URL.parse(this.settings.PUBLIC_URL ?? '')?.host;
    const isOpen = this.settings.TARGET_OPEN_RANGES.length > 0 || isPublicHost(hostname);
    if (!isOpen || isOwn) throw badUrl('This address is not on the public internet.');
  }
}

function badUrl(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message, [{ path: 'url', message }]);
}
