import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Registration } from '#contract/accounts';
import { decideProviderSignIn, mayLink, usernameOf } from '#domain/accounts';
import {
  type AccountRow,
  accountKey,
  accountOfId,
  accountOfName,
  addAccount,
  audit,
  identityIdOf,
  linkIdentity,
  lockReader,
  NO_PASSWORD,
  takenField,
  userOfSubject,
} from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { RunTimeSettings } from '#persistence/settings';
import type { ProviderReader } from '#platform/oidc';
import { systemClock } from '#platform/runtime';
import { signedOut } from '../../http/errors.js';
import { LimitsService } from '../../limits/limits.service.js';
import { ProviderFailed } from './provider-failed.js';
import { sameAddressOf } from './same-address.js';

/** The account of a reader who signed in at the provider, and how it came about. */
export interface EnteredAccount {
  account: AccountRow;
  /** The connection with the provider. */
  identityId: number;
  came: 'known' | 'linked' | 'created';
}

/** Somebody else took the name or signed in as the same reader, or the account changed, between reading and writing. */
class Overtaken extends Error {}

const TRIES = 5;

/** Finds, links or creates the account of a reader who signed in at the provider. */
@Injectable()
export class ProviderAccountsService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly runTime: RunTimeSettings,
  ) {}

  /** @throws ProviderFailed if there is no account for the reader, ApiError 429 after too many registrations */
  async enter(who: ProviderReader, address: string): Promise<EnteredAccount> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.tryToEnter(who, address, tries > 1);
      } catch (error) {
        const isOvertaken = error instanceof Overtaken || takenField(error) !== null;
        if (!isOvertaken || tries === TRIES) throw error;
      }
    }
  }

  private async tryToEnter(who: ProviderReader, address: string, isTaken: boolean): Promise<EnteredAccount> {
    const email = usable(who.email);
    const same = email === null ? null : await accountOfName(this.db, email);
    const decision = decideProviderSignIn({
      linkedUserId: await userOfSubject(this.db, who),
      email,
      isEmailVerified: who.isEmailVerified,
      sameAddress: same && (await sameAddressOf(this.db, same)),
      isSignUpClosed: (await this.runTime.current()).sign_up_closed,
    });
    switch (decision.kind) {
      case 'refuse':
        throw new ProviderFailed(decision.reason);
      case 'sign_in':
        return this.entered(await this.known(decision.userId), who, 'known');
      case 'link':
        await this.db.transaction((tx) => link(tx, decision.userId, email ?? '', who));
        return this.entered(await this.known(decision.userId), who, 'linked');
      case 'create': {
        await this.limits.charge([{ limit: 'registration', key: address }]);
        const create = { who, email: email ?? '', isConfirmed: decision.isEmailConfirmed, isTaken };
        return this.entered(await this.db.transaction((tx) => addLinked(tx, create)), who, 'created');
      }
    }
  }

  /** @throws ApiError 401 if the provider was disconnected meanwhile */
  private async entered(
    account: AccountRow,
    who: ProviderReader,
    came: EnteredAccount['came'],
  ): Promise<EnteredAccount> {
    const identityId = await identityIdOf(this.db, account.id, who);
    if (identityId === null) throw signedOut();
    return { account, identityId, came };
  }

  private async known(userId: number): Promise<AccountRow> {
    const account = await accountOfId(this.db, userId);
    if (account === null) throw signedOut();
    return account;
  }
}

/** The provider's address, if it could be registered here. */
function usable(email: string | null): string | null {
  return Registration.shape.email.safeParse(email).data ?? null;
}

/** An account that was linked with another reader of the provider stays so. */
async function link(tx: Queryable, userId: number, email: string, who: ProviderReader): Promise<void> {
  if (!(await lockReader(tx, userId))) throw signedOut();
  const account = await accountOfId(tx, userId);
  if (account === null || accountKey(account.email) !== accountKey(email)) throw new Overtaken();
  if (!mayLink(await sameAddressOf(tx, account))) throw new Overtaken();
  const now = systemClock.now();
  if (!(await linkIdentity(tx, userId, who, now))) throw new ProviderFailed('linked_elsewhere');
  await audit(tx, { at: now, actorId: userId, action: 'provider_linked' });
}

interface NewLinked {
  who: ProviderReader;
  email: string;
  isConfirmed: boolean;
  /** Whether the plain name was taken at the last try. */
  isTaken: boolean;
}

async function addLinked(
  tx: Queryable,
  { who, email, isConfirmed, isTaken }: NewLinked,
): Promise<AccountRow> {
  const now = systemClock.now();
  const name = usernameOf(who.names.username, email);
  const account = await addAccount(tx, {
    username: isTaken ? `${name}-${randomInt(1000, 1_000_000)}` : name,
    email,
    passwordHash: NO_PASSWORD,
    firstName: plainName(who.names.first),
    lastName: plainName(who.names.last),
    emailConfirmedAt: isConfirmed ? now : null,
    now,
  });
  if (!(await linkIdentity(tx, account.id, who, now))) throw new Overtaken();
  await audit(tx, { at: now, actorId: account.id, action: 'provider_linked' });
  return account;
}

/** A name as the profile would accept it, or none. */
function plainName(name: string | null): string | null {
  return Registration.shape.firstName.safeParse(name ?? undefined).data || null;
}
