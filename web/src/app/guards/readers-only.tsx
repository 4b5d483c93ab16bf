import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PageName } from '#contract/site';
import { i18n } from '#language';
import { Callout } from '../../components/feedback/callout';
import { Spinner } from '../../components/feedback/spinner';
import { PageTitle } from '../../components/page-title';
import { SignInLink } from '../../components/sign-in-link';
import { useReader } from '../../features/account/api/use-reader';
import { titleInLanguage } from '../../lib/page/page-title';
import reading from '../pages/reading.module.css';
import type { GuardProps } from './guard';
import { ToSignIn } from './to-sign-in';

/** Pages that invite visitors to sign in. All others redirect them to sign-in. */
const INVITATIONS: Readonly<Partial<Record<PageName, MessageDescriptor>>> = {
  saved: msg`Sign in to see your saved articles`,
  history: msg`Sign in to see your history`,
  collections: msg`Sign in to see your collections`,
  profile: msg`Sign in to see your profile`,
  security: msg`Sign in to see your security settings`,
  reports: msg`Sign in to see your reports`,
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
      <h1>{titleInLanguage(page)}</h1>
      {isResolving ? (
        spinner
      ) : (
        <>
          <Callout title={i18n._(invitation)}>
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
