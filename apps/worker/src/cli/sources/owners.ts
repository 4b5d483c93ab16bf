import { listOwners, setOwner, WrongOwner } from '#persistence/sources';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';

/** `owners list` */
export async function listOwnersFor({ db, terminal }: Command, options: { json?: boolean }): Promise<void> {
  const owners = await listOwners(db);
  if (options.json) terminal.json(owners);
  else for (const { name, domains } of owners) terminal.say(`${name}: ${domains.join(', ')}`);
}

/** `owners set` */
export async function setOwnerFor(
  { db, terminal }: Command,
  domain: string,
  owner: string | undefined,
  options: { none?: boolean },
): Promise<void> {
  if ((owner === undefined) !== (options.none === true))
    throw new OperatorError('Name the owner, or use --none if the outlet has no owner group.');
  const group = await setOwner(db, domain, owner ?? null).catch((cause: unknown) => {
    throw cause instanceof WrongOwner ? new OperatorError(cause.message, { cause }) : cause;
  });
  terminal.say(group === null ? `${domain} has no owner group.` : `${domain} belongs to ${group}.`);
}
