import type { ReactNode } from 'react';
import { Callout } from '../../../components/feedback/callout';
import { Spinner } from '../../../components/feedback/spinner';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../api/use-reader';

interface ReadersOnlyProps {
  /** What stands there for others. */
  title: string;
  children: ReactNode;
}

/** What belongs to a reader with an account; others are asked to sign in, and come back here. */
export function ReadersOnly({ title, children }: ReadersOnlyProps) {
  const { reader, isResolving } = useReader();
  if (isResolving) return <Spinner label="Loading your account" />;
  if (reader !== null) return children;
  return (
    <Callout title={title}>
      <SignInLink className="button button-primary" />
    </Callout>
  );
}
