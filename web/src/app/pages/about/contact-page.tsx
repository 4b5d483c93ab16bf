import { Link } from 'react-router-dom';
import { Notice } from '../../../components/feedback/notice';
import { pages } from '../../../lib/urls';

export function Component() {
  return (
    <>
      <h1>Contact Us</h1>
      <Notice
        title="This server takes no messages."
        hint="Questions about an article go to the outlet that published it; each article links to its source."
      >
        <Link to={pages.home} className="button button-primary">
          Go to the front page
        </Link>
      </Notice>
    </>
  );
}
