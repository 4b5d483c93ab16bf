import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { TabTitle } from '../../../components/tab-title';
import { HttpError } from '../../../lib/http';
import { pages } from '../../../lib/urls';

interface StoryFailedProps {
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** Replaces a story that does not exist or could not be loaded. Only the latter can be retried. */
export function StoryFailed({ error, isTrying, onRetry }: StoryFailedProps) {
  const mayComeBack = !(error instanceof HttpError) || error.status >= 429;
  return (
    <>
      <TabTitle page={MESSAGES.storyNotFound} />
      <Callout level="h1" alert title={MESSAGES.storyNotFound} hint={MESSAGES.storyNotFoundHint}>
        {mayComeBack && (
          <button
            type="button"
            className="button"
            aria-disabled={isTrying}
            onClick={() => !isTrying && onRetry()}
          >
            {t`Try Again`}
          </button>
        )}
        <Link to={pages.home} className="button button-primary">
          {t`Return to News Feed`}
        </Link>
      </Callout>
    </>
  );
}
