import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useDropFailure } from '../../components/feedback/toast';
import { useInitData } from '../../features/account/api/use-init-data';
import { useReaderWatch } from '../../features/account/api/use-reader-watch';
import { ProofRequest } from '../../features/account/components/proof/proof-request';
import { SessionEnd } from '../../features/account/components/session-end';
import { useOffline } from '../../features/offline/hooks/use-offline';
import { Welcome } from '../../features/onboarding/components/welcome';
import { useRetryWhenOnline } from '../../lib/connection/retry-when-online';
import { useNewsClock } from '../../lib/news-clock';
import { Footer } from './footer';
import { Header } from './header/header';
import { Sidebar } from './menu/sidebar';
import { OfflineNote } from './offline-note';
import { OperatorBanner } from './operator-banner';
import { ReplayBanner } from './replay-banner';
import styles from './shell.module.css';
import { useArrival } from './use-arrival';
import { useFocusPlace } from './use-focus-place';

/**
 * The name under which a page's scroll position is stored. The first page of every load has the same key, so without the
 * path the page after a sign-in, which reloads, would open at the position of the page before.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** A message about a failure this young may belong to what opened the next page (ms). */
const YOUNG_MS = 1_000;

/** On another page, a message about what failed on the last one is stale. */
function useStaleFailures(): void {
  const { pathname } = useLocation();
  const dropFailure = useDropFailure();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is another page
  useEffect(() => dropFailure(YOUNG_MS), [pathname]);
}

/** The frame of every page. The body waits for the server's clock, so that the banner does not shift it later. */
export function Shell() {
  const { settled } = useNewsClock();
  useInitData();
  useReaderWatch();
  useRetryWhenOnline();
  useArrival();
  useOffline();
  useStaleFailures();
  const main = useRef<HTMLElement>(null);
  useFocusPlace(main);
  return (
    <>
      <a className={styles.skip} href="#main">
        <Trans>Skip to main content</Trans>
      </a>
      <Header />
      {settled && (
        <>
          <OperatorBanner />
          <ReplayBanner />
          <div className={styles.body}>
            <Sidebar />
            <main id="main" ref={main} tabIndex={-1} className={styles.main}>
              <Outlet />
            </main>
          </div>
          <Footer />
        </>
      )}
      <OfflineNote />
      <ProofRequest />
      <SessionEnd />
      <Welcome />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
