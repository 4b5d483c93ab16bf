import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Callout } from '../../../components/feedback/callout';
import { Spinner } from '../../../components/feedback/spinner';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../api/use-reader';

interface ReadersOnlyProps {
  /** What visitors see. */
  title: string;
  children: ReactNode;
}

/** Content for readers with an account. Visitors are asked to sign in, and return here. */
export function ReadersOnly({ title, children }: ReadersOnlyProps) {
  const { reader, isResolving } = useReader();
  if (isResolving) return <Spinner label={t`Loading your account`} />;
  if (reader !== null) return children;
  return (
    <Callout title={title}>
      <SignInLink className="button button-primary" />
    </Callout>
  );
}
