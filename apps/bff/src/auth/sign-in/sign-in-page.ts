import { ownPath } from '#contract/accounts';

interface SignInRequest {
  /** As in the address; not checked yet. */
  returnTo: unknown;
  tab: unknown;
  /** The Referer header. */
  referer: string | undefined;
  /** The site's public origin. */
  origin: string;
}

/**
 * The sign-in page's address for a link to `/api/login`. The reader comes back to `returnTo`, otherwise to the page of
 * this site that held the link, otherwise to the front page.
 */
export function signInPage({ returnTo, tab, referer, origin }: SignInRequest): string {
  const back = returnTo === undefined ? refererPath(referer, origin) : ownPath(returnTo);
  const query = new URLSearchParams();
  if (tab === 'sign-up') query.set('tab', tab);
  if (back !== null) query.set('returnTo', back);
  return query.size === 0 ? '/auth' : `/auth?${query}`;
}

/** Null for another site, for a call, and for anything that is not an address. */
function refererPath(referer: string | undefined, origin: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  if (page.origin !== URL.parse(origin)?.origin || page.pathname.startsWith('/api/')) return null;
  return ownPath(page.pathname + page.search);
}
