import type { User } from '#contract/accounts';
import { ProviderFailureNote } from '../provider/provider-failure';
import { AccountEnd } from './account-end';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { ProviderSection } from './provider-section';
import { SessionList } from './session-list';

/** Password, sessions, email, the reader's data, and the end of the account. */
export function SecuritySettings({ reader }: { reader: User }) {
  return (
    <>
      <ProviderFailureNote />
      <PasswordForm username={reader.username} />
      <ProviderSection />
      <SessionList />
      <EmailForm reader={reader} />
      <AccountEnd />
    </>
  );
}
