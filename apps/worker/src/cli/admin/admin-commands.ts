import {
  audit,
  checkAuditChain,
  endAllSessions,
  endOtherSessions,
  makeAdmin,
  revokeApiTokens,
  revokePrivateAddresses,
} from '#persistence/accounts';
import { OperatorError, systemClock } from '#platform/runtime';
import type { Command } from '../run/command.js';
import { memberCalled } from './member-called.js';

/** `admin promote` */
export async function promoteMember({ db, terminal }: Command, which: string): Promise<void> {
  const account = await memberCalled(db, which);
  if (account.is_admin) {
    terminal.say(`${account.username} is an admin already.`);
    return;
  }
  await db.transaction(async (tx) => {
    if ((await makeAdmin(tx, account.id)) === null)
      throw new OperatorError(`${which} was deleted meanwhile.`);
    await audit(tx, {
      at: systemClock.now(),
      actorId: null,
      action: 'admin_granted',
      object: { kind: 'user', id: account.id },
      payload: { by: 'command line' },
      before: { is_admin: false },
      after: { is_admin: true },
    });
  });
  terminal.say(`${account.username} is an admin now.`);
}

/**
 * `admin sessions end`: of one member, or of everybody. Their devices have to sign in again, and their API tokens and private addresses
 * stop working.
 */
export async function endSessions(
  { db, terminal }: Command,
  which: string | undefined,
  { all = false }: { all?: boolean },
): Promise<void> {
  if (all === (which !== undefined)) throw new OperatorError('Name one member, or give --all.');
  const account = which === undefined ? null : await memberCalled(db, which);
  const { ended, tokens, addresses } = await db.transaction(async (tx) => {
    const ended = account === null ? await endAllSessions(tx) : await endOtherSessions(tx, account.id, null);
    const tokens = await revokeApiTokens(tx, account?.id ?? null);
    const addresses = await revokePrivateAddresses(tx, account?.id ?? null);
    await audit(tx, {
      at: systemClock.now(),
      actorId: null,
      action: 'sessions_ended',
      ...(account !== null && { object: { kind: 'user', id: account.id } }),
      payload: {
        by: 'command line',
        ended,
        ...(tokens > 0 && { tokens }),
        ...(addresses > 0 && { addresses }),
      },
    });
    return { ended, tokens, addresses };
  });
  const revoked = [
    tokens === 0 ? '' : ` API tokens revoked: ${tokens}.`,
    addresses === 0 ? '' : ` Private addresses revoked: ${addresses}.`,
  ];
  terminal.say(`${ended === 1 ? '1 session has' : `${ended} sessions have`} ended.${revoked.join('')}`);
}

/** `admin audit verify` */
export async function verifyAuditLog({ db, terminal }: Command, options: { json?: boolean }): Promise<void> {
  const check = await checkAuditChain(db);
  const { entries, last, brokenAt } = check;
  if (brokenAt !== null) process.exitCode = 1;
  if (options.json) terminal.json(check);
  else if (brokenAt === null)
    terminal.say(`${countedEntries(entries)}, none changed. Last: ${last.id} ${last.hash}`);
  else
    terminal.say(
      `Entry ${brokenAt} does not fit: it was changed, or the entry before it was changed or removed. ` +
        `Before it, ${countedEntries(entries)} fit.`,
    );
}

const countedEntries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
