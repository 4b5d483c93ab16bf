import { Callout } from '../../components/feedback/callout';
import { pages } from '../../lib/urls';

/** Shown if a page's code could not be loaded or failed to render. */
export function PageError() {
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
