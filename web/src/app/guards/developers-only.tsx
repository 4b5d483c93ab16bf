import { t } from '@lingui/core/macro';
import { Spinner } from '../../components/feedback/spinner';
import { PageTitle } from '../../components/page-title';
import { useReader } from '../../features/account/api/use-reader';
import { Component as NotFound } from '../pages/not-found-page';
import type { GuardProps } from './guard';

/** Shows a page to everyone in development and to admins otherwise. For others the page does not exist. */
export function Guard({ children }: GuardProps) {
  const { reader, isResolving } = useReader();
  if (import.meta.env.DEV || reader?.isAdmin) return children;
  if (isResolving) return <Spinner label={t`Checking your account`} />;
  return (
    <>
      <PageTitle page="not-found" />
      <NotFound />
    </>
  );
}
