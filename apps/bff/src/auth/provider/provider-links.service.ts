import { Injectable } from '@nestjs/common';
import type { ProviderLink } from '#contract/accounts';
import { isConfirmationFresh } from '#domain/accounts';
import {
  type AccountRow,
  accountOfId,
  audit,
  confirmIdentity,
  hasPassword,
  identityOfUser,
  linkIdentity,
  lockReader,
  unlinkIdentity,
} from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import type { ProviderReader } from '#platform/oidc';
import { systemClock } from '#platform/runtime';
import { ApiError, notFound, signedOut } from '../../http/errors.js';
import { AddressCheckService } from '../account/address-check.service.js';
import { SecurityMailService } from '../account/security-mail.service.js';
import { OwnerCheckService } from '../identity/owner-check.service.js';
import type { Reader } from '../identity/reader.js';
import { ownsSecondFactor } from '../identity/second-factor.js';
import { ProviderService } from './provider.service.js';
import { ProviderFailed } from './provider-failed.js';

/** How signed-in readers connect their accounts with the provider, disconnect them, and confirm changes there. */
@Injectable()
export class ProviderLinksService {
  constructor(
    private readonly db: Database,
    private readonly provider: ProviderService,
    private readonly owner: OwnerCheckService,
    private readonly addresses: AddressCheckService,
    private readonly securityMail: SecurityMailService,
  ) {}

  async show({ userId, sessionId }: Reader): Promise<ProviderLink> {
    const account = await existing(this.db, userId);
    const { provider } = this.provider;
    const identity = provider && (await identityOfUser(this.db, userId, provider.issuer));
    return {
      name: provider?.name ?? null,
      isLinked: identity !== null,
      hasPassword: hasPassword(account),
      isConfirmed: identity !== null && isConfirmationFresh(identity, sessionId, systemClock.now()),
    };
  }

  /** @throws ApiError 403 if the password is wrong or the address unconfirmed, 409 if the account is connected already */
  async assertMayLink(reader: Reader, password: string, address: string): Promise<void> {
    const { provider } = this.provider.assertSet();
    const account = await this.owner.assertOwner(reader, { password, field: 'password', address });
    this.addresses.assertSettled(account);
    if ((await identityOfUser(this.db, reader.userId, provider.issuer)) !== null)
      throw new ApiError(409, 'already_linked', `Your account is connected with ${provider.name} already.`);
  }

  /** @throws ProviderFailed if either side is connected with somebody else, or the address is no longer confirmed */
  async link({ userId }: Reader, who: ProviderReader): Promise<void> {
    const now = systemClock.now();
    await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      const account = await existing(tx, userId);
      if (!this.addresses.isSettled(account)) throw new ProviderFailed('email_unconfirmed');
      if (!(await linkIdentity(tx, userId, who, now))) throw new ProviderFailed('linked_elsewhere');
      await audit(tx, { at: now, actorId: userId, action: 'provider_linked' });
    });
    this.tellOfLink(await existing(this.db, userId));
  }

  tellOfLink(account: AccountRow): void {
    const { provider } = this.provider;
    if (provider !== null) this.securityMail.providerLinked(account, provider.name, systemClock.now());
  }

  /**
   * Returns whether that proves the session's reader, too: a reader with a second factor proves with it.
   * @throws ProviderFailed if somebody else signed in at the provider
   */
  async confirm(reader: Reader, who: ProviderReader): Promise<boolean> {
    const isTheirs = await confirmIdentity(this.db, reader, who, systemClock.now());
    if (!isTheirs) throw new ProviderFailed('linked_elsewhere');
    return !(await ownsSecondFactor(this.db, reader.userId));
  }

  /** @throws ApiError 403 if the password is wrong, 404 if nothing is connected, 409 if no other way in would remain */
  async unlink(reader: Reader, password: string, address: string): Promise<void> {
    const { provider } = this.provider.assertSet();
    if (!hasPassword(await existing(this.db, reader.userId))) {
      const sentence = `Without a password, ${provider.name} is your only way in. Choose a password first.`;
      throw new ApiError(409, 'no_other_way_in', sentence);
    }
    await this.owner.assertOwner(reader, { password, field: 'password', address });
    await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, reader.userId))) throw signedOut();
      if (!(await unlinkIdentity(tx, reader.userId, provider.issuer))) throw notFound('This connection');
      await audit(tx, { at: systemClock.now(), actorId: reader.userId, action: 'provider_unlinked' });
    });
  }
}

async function existing(db: Queryable, userId: number): Promise<AccountRow> {
  const account = await accountOfId(db, userId);
  if (account === null) throw signedOut();
  return account;
}
