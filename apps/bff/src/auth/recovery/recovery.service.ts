import { Injectable } from '@nestjs/common';
import type { PasswordReset } from '#contract/accounts';
import {
  type AccountRow,
  accountOfId,
  audit,
  changePasswordHash,
  confirmEmail,
  dropIdentities,
  dropLinks,
  endOtherSessions,
  forgetDevices,
  formerEmailOf,
  isEmailConfirmed,
  revokeApiTokens,
  revokePrivateAddresses,
} from '#persistence/accounts';
import { removeFactors } from '#persistence/accounts/factors';
import { Database, type Queryable } from '#persistence/database';
import { pauseTarget } from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../../limits/limits.service.js';
import { SecurityMailService } from '../account/security-mail.service.js';
import { LinksService, refuseLink } from '../identity/links.service.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';

/** Resets forgotten passwords by an emailed link. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly links: LinksService,
    private readonly passwords: NewPasswordsService,
    private readonly securityMail: SecurityMailService,
  ) {}

  /**
   * Sets the password, and ends every session and API token. The link also confirms the email address. If it is the first to do so, every way in
   * from before is removed: it may be that of somebody else, who gave the address. A refused password keeps the link.
   */
  async reset({ secret, password }: PasswordReset, address: string): Promise<void> {
    await this.limits.charge([{ limit: 'linkAddress', key: address }]);
    const owner = await this.ownerOf(secret);
    this.passwords.assertAllowed(password, owner, 'password');
    const passwordHash = await this.passwords.hash(password, address);
    const at = systemClock.now();
    const former = await this.db.transaction(async (tx) => {
      const { user_id: userId, email } = await this.links.take(tx, secret, 'password_reset');
      const wasConfirmed = (await isEmailConfirmed(tx, userId, email)) ?? refuseLink();
      const former = wasConfirmed ? null : { email: await formerEmailOf(tx, userId) };
      if (!wasConfirmed) {
        await removeWaysIn(tx, userId, at);
        await confirmEmail(tx, userId, email, at);
      }
      await changePasswordHash(tx, userId, passwordHash);
      await endOtherSessions(tx, userId, null);
      await dropLinks(tx, userId, 'password_reset');
      // Somebody else may have created them from a session that ends here.
      await revokeApiTokens(tx, userId);
      await revokePrivateAddresses(tx, userId);
      await audit(tx, { at, actorId: userId, action: 'password_reset' });
      return former;
    });
    if (former === null) this.securityMail.passwordChanged(owner, at);
    else this.securityMail.addressClaimed(owner, former.email, at);
  }

  private async ownerOf(secret: string): Promise<AccountRow> {
    const { user_id: userId } = await this.links.ownerOf(secret, 'password_reset');
    return (await accountOfId(this.db, userId)) ?? refuseLink();
  }
}

/** Leaves no way in to somebody who never proved the address. */
async function removeWaysIn(tx: Queryable, userId: number, at: Date): Promise<void> {
  const removed = await removeFactors(tx, userId);
  if (removed.app || removed.passkeys > 0)
    await audit(tx, { at, actorId: userId, action: 'factors_removed', payload: { ...removed } });
  if (await dropIdentities(tx, userId)) await audit(tx, { at, actorId: userId, action: 'provider_unlinked' });
  await forgetDevices(tx, userId);
  // They tell others what the reader follows. The owner sees them on the profile, and resumes or deletes them.
  await pauseTarget(tx, userId, null, at);
}
