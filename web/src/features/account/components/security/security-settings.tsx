import type { User } from '#contract/accounts';
import { AccountEnd } from '../profile/account-end';
import { EmailForm } from '../profile/email-form';
import { PasswordForm } from '../profile/password-form';
import { ProviderSection } from '../profile/provider-section';
import { SessionList } from '../profile/session-list';
import { ProviderFailureNote } from '../provider/provider-failure';
import { SecondFactors } from './second-factors';

/** Password, second factors, sessions, email, the reader's data, and the end of the account. */
export function SecuritySettings({ reader }: { reader: User }) {
  return (
    <>
      <ProviderFailureNote />
      <PasswordForm username={reader.username} />
      <ProviderSection />
      <SecondFactors />
      <SessionList />
      <EmailForm reader={reader} />
      <AccountEnd />
    </>
  );
}
