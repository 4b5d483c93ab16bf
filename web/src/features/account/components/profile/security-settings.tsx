import type { User } from '#contract/accounts';
import { SecondFactors } from '../factors/second-factors';
import { AccountEnd } from './account-end';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** Password, second factors, sessions, email, the reader's data, and the end of the account. */
export function SecuritySettings({ reader }: { reader: User }) {
  return (
    <>
      <PasswordForm username={reader.username} />
      <SecondFactors />
      <SessionList />
      <EmailForm reader={reader} />
      <AccountEnd />
    </>
  );
}
