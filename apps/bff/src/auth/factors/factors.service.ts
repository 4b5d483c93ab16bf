import { Inject, Injectable } from '@nestjs/common';
import type { Factors } from '#contract/accounts/factors';
import { hasSecondFactor, type PasskeySite, passkeySite, secondStepFactors } from '#domain/accounts';
import { type AuditLine, accountOfId, audit, lockReader } from '#persistence/accounts';
import {
  dropRecoveryCodes,
  type FactorCounts,
  factorCounts,
  passkeysOf,
  replaceRecoveryCodes,
} from '#persistence/accounts/factors';
import { Database, type Queryable } from '#persistence/database';
import { type Settings, systemClock } from '#platform/runtime';
import type { Factor } from '#vocabulary';
import { signedOut } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { AddressCheckService } from '../account/address-check.service.js';
import { FactorMailService } from './factor-mail.service.js';
import { presentFactors } from './factors.presenter.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** A change of a reader's factors: its entry in the audit log, and its words in the mail to the owner. */
export interface FactorChange {
  userId: number;
  address: string;
  line: Pick<AuditLine, 'action' | 'payload'>;
  words: string;
}

/** What readers can prove besides the password, and what follows from a change of it. */
@Injectable()
export class FactorsService {
  readonly site: PasskeySite | null;

  constructor(
    private readonly db: Database,
    private readonly codes: RecoveryCodesService,
    private readonly mail: FactorMailService,
    private readonly addresses: AddressCheckService,
    @Inject(SETTINGS) { PUBLIC_URL, PORT }: Settings,
  ) {
    this.site = passkeySite(PUBLIC_URL ?? `http://localhost:${PORT}`);
  }

  async list(userId: number): Promise<Factors> {
    const [counts, passkeys] = [await factorCounts(this.db, userId), await passkeysOf(this.db, userId)];
    return presentFactors(counts, passkeys, this.site);
  }

  /** What the second step of a sign-in accepts. Empty if the password is enough. */
  async secondStep(userId: number): Promise<Factor[]> {
    return secondStepFactors(owned(await factorCounts(this.db, userId)));
  }

  /** @throws ApiError 403 if the account has no factor yet and its address must be confirmed first */
  async assertMayAdd(userId: number, db: Queryable = this.db): Promise<void> {
    if (hasSecondFactor(owned(await factorCounts(db, userId)))) return;
    const account = await accountOfId(db, userId);
    if (account === null) throw signedOut();
    this.addresses.assertSettled(account);
  }

  /** Adds a factor. The first one comes with recovery codes, which are returned. */
  async add({ userId, address, line, words }: FactorChange, write: (tx: Queryable) => Promise<void>) {
    const isFirst = !hasSecondFactor(owned(await factorCounts(this.db, userId)));
    const made = isFirst ? await this.codes.make(address) : null;
    const at = systemClock.now();
    const recoveryCodes = await this.change(userId, async (tx) => {
      await this.assertMayAdd(userId, tx);
      const isStillFirst = !hasSecondFactor(owned(await factorCounts(tx, userId)));
      await write(tx);
      const codes = isStillFirst ? made : null;
      if (codes !== null) await replaceRecoveryCodes(tx, userId, codes.stored, at);
      await audit(tx, { at, actorId: userId, ...line });
      return codes?.codes ?? null;
    });
    this.mail.changed(userId, words);
    return { recoveryCodes };
  }

  /** Removes a factor, and with the last one the recovery codes. `write` returns false if there is nothing to remove. */
  async remove(
    { userId, line, words }: Omit<FactorChange, 'address'>,
    write: (tx: Queryable) => Promise<boolean>,
  ): Promise<boolean> {
    const isRemoved = await this.change(userId, async (tx) => {
      if (!(await write(tx))) return false;
      if (!hasSecondFactor(owned(await factorCounts(tx, userId)))) await dropRecoveryCodes(tx, userId);
      await audit(tx, { at: systemClock.now(), actorId: userId, ...line });
      return true;
    });
    if (isRemoved) this.mail.changed(userId, words);
    return isRemoved;
  }

  /** Changes of one reader's factors happen one after the other. */
  private change<T>(userId: number, work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      if ((await lockReader(tx, userId)) === null) throw signedOut();
      return work(tx);
    });
  }
}

const owned = ({ app, passkeys, recoveryCodes }: FactorCounts) => ({
  hasApp: app !== null,
  passkeys,
  recoveryCodes,
});
