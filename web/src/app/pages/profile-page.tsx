import { Link } from 'react-router-dom';
import { pageTitle } from '#contract';
import { Notice } from '../../components/notice';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <title>{pageTitle('My Profile')}</title>
      <h1>My Profile</h1>
      <Notice title="Sign in to see your profile">
        <Link to={pages.auth} className="button button-primary">
          Sign In
        </Link>
      </Notice>
    </>
  );
}
