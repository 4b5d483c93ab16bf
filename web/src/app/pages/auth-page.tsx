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
        title="Accounts are not open on this server."
        hint="Everything can be read without one. Stories that you track are kept on this device."
      >
        <Link to={pages.home} className="button button-primary">
          Go to the front page
        </Link>
      </Notice>
    </>
  );
}
