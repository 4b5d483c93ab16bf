import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Callout } from '../../components/feedback/callout';
import { titleInLanguage } from '../../lib/page/page-title';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Callout level="h1" title={titleInLanguage('not-found')} hint={MESSAGES.pageNotFoundHint}>
        <Link to={pages.home} className="button button-primary">
          <Trans>Go to the front page</Trans>
        </Link>
      </Callout>
    </>
  );
}
