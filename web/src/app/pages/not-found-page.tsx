import { Link } from 'react-router-dom';
import { MESSAGES, titleOf } from '#contract/site';
import { Callout } from '../../components/feedback/callout';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Callout level="h1" title={titleOf('not-found')} hint={MESSAGES.pageNotFoundHint}>
        <Link to={pages.home} className="button button-primary">
          Go to the front page
        </Link>
      </Callout>
    </>
  );
}
