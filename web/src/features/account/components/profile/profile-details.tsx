import type { User } from '#contract/accounts';
import { AccountEnd } from './account-end';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** Who the reader is, how they sign in and where, and the way out. */
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
