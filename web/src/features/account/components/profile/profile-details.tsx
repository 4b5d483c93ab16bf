import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { User } from '#contract/accounts';
import { pages } from '../../../../lib/urls';
import { SignOutButton } from '../sign-in/sign-out-button';
import { NameForm } from './name-form';
import styles from './profile-details.module.css';
import { Section } from './section';

/** The reader's name, and the way to what protects the account. */
export function ProfileDetails({ reader }: { reader: User }) {
  return (
    <>
      <p className={styles.greeting}>
        <Trans>Hello, {{ name: reader.username }}.</Trans>
      </p>
      <NameForm reader={reader} />
      <Section
        title={t`Security`}
        text={t`Your email address (${{ email: reader.email }}), your password and second factors, where you are signed in, your data, and the end of your account.`}
      >
        <div className={styles.actions}>
          <Link to={pages.security} className="button">
            <Trans>Security settings</Trans>
          </Link>
          <SignOutButton />
        </div>
      </Section>
      <Section title={t`Reports`} text={t`The inaccuracies that you reported, and what the editors decided.`}>
        <Link to={pages.reports} className="button">
          <Trans>My Reports</Trans>
        </Link>
      </Section>
    </>
  );
}
