import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../lib/urls';

interface SignInLinkProps {
  className?: string;
  children?: ReactNode;
}

/** Links to /auth, which returns here. The return path is in the tab's history, not in the address. */
export function SignInLink({ className, children = t`Sign In` }: SignInLinkProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Link to={pages.auth} state={{ returnTo: pathname + search + hash }} className={className}>
      {children}
    </Link>
  );
}
