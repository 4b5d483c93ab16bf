import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { setTracked } from '../../../lib/tracked-stories';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { useChangeFollow } from './use-follow';

interface TrackLinkProps {
  topicId: number;
  /** The id of the headline's element, which tells one link from the next. */
  headline: string;
}

/** Follows the topic of a card, then leads to its story. Signed out it is noted on the device. */
export function TrackLink({ topicId, headline }: TrackLinkProps) {
  const { reader } = useReader();
  const change = useChangeFollow();
  const navigate = useNavigate();
  const to = pages.story(topicId, true);
  const followFirst = async () => {
    await change({ id: topicId }, true);
    void navigate(to);
  };
  const onClick = (event: MouseEvent) => {
    if (reader === null) {
      setTracked(topicId, true);
      return;
    }
    if (opensElsewhere(event)) {
      void change({ id: topicId }, true);
      return;
    }
    event.preventDefault();
    void followFirst();
  };
  return (
    <Link to={to} className="button button-text" onClick={onClick} aria-describedby={headline}>
      Track Story
    </Link>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
