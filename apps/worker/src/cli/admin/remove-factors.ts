import { type AccountRow, audit, lockReader } from '#persistence/accounts';
import { type RemovedFactors, removeFactors } from '#persistence/accounts/factors';
import { createMailer, OperatorError, type Settings, systemClock } from '#platform/runtime';
import type { Command } from '../run/command.js';
import { memberCalled } from './member-called.js';

const NOT_CHECKED =
  'Anyone who knows the password can then sign in without the second factors. Check first that the owner of the account asks, and not by email alone. Then repeat this with --checked.';

/** `admin factors remove`: for a reader who lost every factor and all recovery codes. The password stays. */
export async function removeMemberFactors(
  { db, terminal, settings }: Command,
  which: string,
  { checked = false }: { checked?: boolean },
): Promise<void> {
  const account = await memberCalled(db, which);
  if (!checked) throw new OperatorError(NOT_CHECKED);
  const removed = await db.transaction(async (tx) => {
    if (!(await lockReader(tx, account.id))) throw new OperatorError(`${which} was deleted meanwhile.`);
    const factors = await removeFactors(tx, account.id);
    if (!factors.app && factors.passkeys === 0)
      throw new OperatorError(`${account.username} has no second factor.`);
    await audit(tx, {
      at: systemClock.now(),
      actorId: null,
      action: 'factors_removed',
      object: { kind: 'user', id: account.id },
      payload: { by: 'command line', ...factors },
    });
    return factors;
  });
  terminal.say(`Removed from ${account.username}: ${wordsOf(removed)} and the recovery codes.`);
  terminal.say(await tell(account, removed, settings));
}

function wordsOf({ app, passkeys }: RemovedFactors): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  if (!app) return keys;
  return passkeys === 0 ? 'the authenticator app' : `the authenticator app, ${keys}`;
}

/** Returns whether the reader was told, in words. The factors are removed in any case. */
async function tell(account: AccountRow, removed: RemovedFactors, settings: Settings): Promise<string> {
  const mailer = createMailer(settings);
  if (mailer === null) return 'No email was sent: SMTP_URL is not set. Tell the reader.';
  if (account.email_confirmed_at === null)
    return 'No email was sent: the address is not confirmed. Tell the reader.';
  try {
    await mailer.send({
      to: account.email,
      subject: 'Followthrough: your second factors were removed',
      text: `An operator removed from your account, on request: ${wordsOf(removed)} and the recovery codes. Your password alone signs you in now. Set up a second factor again on your security page.\n\nIf you did not ask for this, change your password, sign out everywhere else, and answer this email.\n`,
    });
    return 'The reader was told by email.';
  } catch (error) {
    return `The email could not be sent (${error instanceof Error ? error.message : 'unknown'}). Tell the reader.`;
  } finally {
    mailer.close();
  }
}
