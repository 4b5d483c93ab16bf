import { Link } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout';
import { pages } from '../../../lib/urls';

export function Component() {
  return (
    <>
      <h1>Contact Us</h1>
      <Callout
        title="This site has no contact form."
        hint="If you have a question about an article, ask the outlet that published it. Each article links to its source."
      >
        <Link to={pages.home} className="button button-primary">
          Go to the front page
        </Link>
      </Callout>
    </>
  );
}
