import { accountOfId, accountOfName, audit, checkAuditChain, makeAdmin } from '#persistence/accounts';
import { OperatorError, systemClock } from '#platform/runtime';
import type { Command } from '../run/run-command.js';

/** `admin promote` */
export async function promoteMember({ db, terminal }: Command, which: string): Promise<void> {
  const account =
    (await accountOfName(db, which)) ??
    (/^\d{1,9}$/.test(which) ? await accountOfId(db, Number(which)) : null);
  if (account === null) throw new OperatorError(`There is no member called ${which}.`);
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
