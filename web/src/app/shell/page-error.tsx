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
      title="This page could not be shown"
      hint="Reloading usually helps after a server update."
    >
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
      <a href={pages.home} className="button">
        Go to the front page
      </a>
    </Callout>
  );
}
