import type { User } from '#contract/accounts';
import { AccountEnd } from './account-end';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** Name, email, password, sessions, and the end of the account. */
export function ProfileDetails({ reader }: { reader: User }) {
  return (
    <>
      <NameForm reader={reader} />
      <EmailForm reader={reader} />
      <PasswordForm username={reader.username} />
      <SessionList />
      <AccountEnd />
    </>
  );
}
