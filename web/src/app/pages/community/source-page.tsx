import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type SourcePage } from '#contract/reading';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { TryAgain } from '../../../components/feedback/try-again';
import { PageTitle } from '../../../components/page-title';
import { TabTitle } from '../../../components/tab-title';
import { useSource } from '../../../features/sources/api/use-source';
import { SourceCoverage } from '../../../features/sources/components/source-coverage';
import { SourceFacts } from '../../../features/sources/components/source-facts';
import { SourceFeeds } from '../../../features/sources/components/source-feeds';
import { SourceHeader } from '../../../features/sources/components/source-header';
import { SourceSkeleton } from '../../../features/sources/components/source-skeleton';
import { SourceSyndication } from '../../../features/sources/components/source-syndication';
import { SourceTrust } from '../../../features/sources/components/trust/source-trust';
import { HttpError } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from './source-page.module.css';

export function Component() {
  const { slug = '' } = useParams();
  const { data: source, error, mutate } = useSource(slug);
  if (source === undefined) {
    return error === undefined ? <SourceSkeleton /> : <Failed error={error} onRetry={mutate} />;
  }
  // The address held an id: replace it by the readable address.
  if (source.slug !== slug) return <Navigate to={pages.source(source.slug)} replace />;
  return <SourceView key={source.id} source={source} />;
}

function SourceView({ source }: { source: SourcePage }) {
  return (
    <>
      <PageTitle page="source" shown={source.name} />
      <SourceHeader source={source} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SourceTrust source={source} />
          <SourceCoverage source={source} />
        </div>
        <div className={styles.side}>
          <SourceFacts source={source} />
          <SourceFeeds feeds={source.feeds} />
          <SourceSyndication source={source} />
        </div>
      </div>
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const isMissing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  const title = isMissing ? MESSAGES.sourceNotFound : t`The source could not be loaded.`;
  return (
    <>
      <TabTitle page={title} />
      <Callout level="h1" alert title={title} hint={isMissing ? MESSAGES.sourceNotFoundHint : undefined}>
        {!isMissing && <TryAgain className="button button-primary" onRetry={onRetry} />}
        <Link to={pages.aboutTab('sources')} className="button">
          <Trans>See all sources</Trans>
        </Link>
      </Callout>
    </>
  );
}
