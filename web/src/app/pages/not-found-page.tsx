import { Link } from 'react-router-dom';
import { MESSAGES, titleOf } from '#contract/site';
import { Notice } from '../../components/feedback/notice';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Notice level="h1" title={titleOf('not-found')} hint={MESSAGES.pageNotFoundHint}>
        <Link to={pages.home} className="button button-primary">
          Go to the front page
        </Link>
      </Notice>
    </>
  );
}
