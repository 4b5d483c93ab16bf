import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../../components/feedback/callout';
import { TabTitle } from '../../../../components/tab-title';
import { HttpError, serverMessage } from '../../../../lib/http';
import { pages } from '../../../../lib/urls';

interface Failure {
  title: string;
  hint: string | undefined;
}

/** Replaces a topic that cannot be shown. Only one that the server does not know, or that cannot exist, is called missing. */
export function TopicMissing({ error }: { error: unknown }) {
  const { title, hint } = failureOf(error);
  return (
    <>
      <TabTitle page={title} />
      <Callout level="h1" alert title={title} hint={hint}>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {t`Try Again`}
        </button>
        <Link to={pages.discover()} className="button">
          {t`Back to Discover`}
        </Link>
      </Callout>
    </>
  );
}

/** Specified: a rate limit is temporary. */
function failureOf(error: unknown): Failure {
  if (error instanceof Error && error.message.toLowerCase().includes('rate limit'))
    return { title: MESSAGES.temporarilyUnavailable, hint: serverMessage(error) ?? undefined };
  // 400: no topic can have such an address.
  if (error instanceof HttpError && (error.status === 404 || error.status === 400))
    return { title: MESSAGES.topicNotFound, hint: MESSAGES.topicNotFoundHint };
  return { title: MESSAGES.topicFailed, hint: MESSAGES.topicFailedHint };
}
