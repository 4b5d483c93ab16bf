import { Link } from 'react-router-dom';
import { MESSAGES, pageTitle } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { serverMessage } from '../../../lib/http';
import { pages } from '../../../lib/urls';

/** Replaces a topic that cannot be shown. A rate limit is reported as temporary. */
export function TopicMissing({ error }: { error: unknown }) {
  const isLimited = error instanceof Error && error.message.toLowerCase().includes('rate limit');
  const title = isLimited ? MESSAGES.temporarilyUnavailable : MESSAGES.topicNotFound;
  const hint = isLimited ? (serverMessage(error) ?? undefined) : MESSAGES.topicNotFoundHint;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <Callout level="h1" alert title={title} hint={hint}>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link to={pages.discover()} className="button">
          Back to Discover
        </Link>
      </Callout>
    </>
  );
}
