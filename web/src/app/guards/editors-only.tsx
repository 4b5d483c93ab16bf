import { t } from '@lingui/core/macro';
import { Spinner } from '../../components/feedback/spinner';
import { useReader } from '../../features/account/api/use-reader';
import type { GuardProps } from './guard';
import { Refused } from './refused';
import { ToSignIn } from './to-sign-in';

/** Shows a page to editors and admins. Other readers see a refusal and are redirected to the front page. */
export function Guard({ page, children }: GuardProps) {
  const { reader, isResolving } = useReader();
  if (isResolving) return <Spinner label={t`Checking your account`} />;
  if (reader === null) return <ToSignIn />;
  return reader.isEditor ? children : <Refused page={page} />;
}
