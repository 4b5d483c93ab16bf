import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Callout } from '../../components/feedback/callout';
import { pages } from '../../lib/urls';

/** A page that could not be loaded without a connection is loaded once it is back. */
function useReloadWhenOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload, { once: true });
    return () => window.removeEventListener('online', reload);
  }, []);
}

/** Shown if a page's code could not be loaded or failed to render. */
export function PageError() {
  useReloadWhenOnline();
  return (
    <Callout
      level="h1"
      alert
      title={t`This page could not be shown`}
      hint={t`Reloading usually helps after a server update.`}
    >
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </button>
      <a href={pages.home} className="button">
        <Trans>Go to the front page</Trans>
      </a>
    </Callout>
  );
}
