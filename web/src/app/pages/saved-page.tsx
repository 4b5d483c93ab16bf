import { Link } from 'react-router-dom';
import { pageTitle } from '#contract';
import { Notice } from '../../components/notice';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <title>{pageTitle('Saved')}</title>
      <h1>Saved</h1>
      <Notice title="Sign in to see your saved articles">
        <Link to={pages.auth} className="button button-primary">
          Sign In
        </Link>
      </Notice>
    </>
  );
}
