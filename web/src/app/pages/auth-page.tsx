import { Link } from 'react-router-dom';
import { pageTitle } from '#contract';
import { Notice } from '../../components/notice';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <title>{pageTitle('Sign In')}</title>
      <Notice
        level="h1"
        title="This server has no accounts."
        hint="Everything can be read without one. Stories you track and articles you bookmark are kept on this device."
      >
        <Link to={pages.home} className="button button-primary">
          Go to the front page
        </Link>
      </Notice>
    </>
  );
}
