import { t } from '@lingui/core/macro';
import { type ComponentType, lazy, Suspense } from 'react';
import { type PageName, titleOf } from '#contract/site';
import { Callout } from '../../components/feedback/callout';
import { Spinner } from '../../components/feedback/spinner';
import { PageTitle } from '../../components/page-title';
import { SignInLink } from '../../components/sign-in-link';
import { useReader } from '../../features/account/api/use-reader';
import reading from '../pages/reading.module.css';
import type { GuardProps } from './guard';
import { ToSignIn } from './to-sign-in';

/** Pages that invite visitors to sign in. All others redirect them to sign-in. */
const INVITATIONS: Readonly<Partial<Record<PageName, string>>> = {
  saved: 'Sign in to see your saved articles',
  history: 'Sign in to see your history',
  collections: 'Sign in to see your collections',
  profile: 'Sign in to see your profile',
  security: 'Sign in to see your security settings',
  reports: 'Sign in to see your reports',
};

/** What the device keeps for visitors, beneath the invitation. */
const ON_DEVICE: Readonly<Partial<Record<PageName, ComponentType>>> = {
  saved: lazy(() =>
    import('../../features/reading-lists/components/device-bookmarks').then((module) => ({
      default: module.DeviceBookmarks,
    })),
  ),
};

/** Shows a page to readers with an account. After signing in, others come back here. */
export function Guard({ page, children }: GuardProps) {
  const { reader, isResolving } = useReader();
  if (reader !== null) return children;
  const invitation = INVITATIONS[page];
  const Beneath = ON_DEVICE[page];
  const spinner = <Spinner label={t`Checking your account`} />;
  if (invitation === undefined) return isResolving ? spinner : <ToSignIn />;
  return (
    <div className={reading.column}>
      <PageTitle page={page} />
      <h1>{titleOf(page)}</h1>
      {isResolving ? (
        spinner
      ) : (
        <>
          <Callout title={invitation}>
            <SignInLink className="button button-primary" />
          </Callout>
          {Beneath !== undefined && (
            <Suspense fallback={null}>
              <Beneath />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
