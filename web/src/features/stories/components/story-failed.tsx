import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { TryAgain } from '../../../components/feedback/try-again';
import { TabTitle } from '../../../components/tab-title';
import { HttpError } from '../../../lib/http';
import { pages } from '../../../lib/urls';

interface StoryFailedProps {
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Replaces a story that does not exist or could not be loaded. Only the latter can be retried. */
export function StoryFailed({ error, onRetry }: StoryFailedProps) {
  const mayComeBack = !(error instanceof HttpError) || error.status >= 429;
  return (
    <>
      <TabTitle page={MESSAGES.storyNotFound} />
      <Callout level="h1" alert title={MESSAGES.storyNotFound} hint={MESSAGES.storyNotFoundHint}>
        {mayComeBack && <TryAgain onRetry={onRetry} />}
        <Link to={pages.home} className="button button-primary">
          {t`Return to News Feed`}
        </Link>
      </Callout>
    </>
  );
}
