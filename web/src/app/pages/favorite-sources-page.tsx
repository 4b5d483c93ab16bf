import { Link } from 'react-router-dom';
import { pageTitle } from '#contract';
import { Notice } from '../../components/notice';
import { pages } from '../../lib/urls';

export function Component() {
  return (
    <>
      <title>{pageTitle('Favorite Sources')}</title>
      <h1>Favorite News Sources</h1>
      <p>Sources are ranked by how many users follow their content.</p>
      <Notice title="Begin following articles to get started!">
        <Link to={pages.discover()} className="button button-primary">
          Discover Articles to Follow
        </Link>
      </Notice>
    </>
  );
}
