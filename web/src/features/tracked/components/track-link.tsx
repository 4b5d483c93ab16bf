import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { setTracked } from '../../../lib/device/tracked-stories';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { useUserTopics } from '../../follow/api/use-user-topics';
import { useChangeFollow } from '../../follow/hooks/use-follow';

interface TrackLinkProps {
  topicId: number;
  /** The id of the headline's element, which describes the link. */
  headline: string;
}

/** Follows the topic of a card, then opens its story. Signed out, the device stores it. */
export function TrackLink({ topicId, headline }: TrackLinkProps) {
  const { reader } = useReader();
  const { data: follows } = useUserTopics(reader !== null);
  const change = useChangeFollow();
  const navigate = useNavigate();
  const to = pages.story(topicId, true);
  const onClick = (event: MouseEvent) => {
    if (reader === null) {
      setTracked(topicId, true);
      return;
    }
    if (follows?.some(({ topic }) => topic.id === topicId)) return;
    const following = change({ id: topicId }, true);
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void following.then(() => navigate(to));
  };
  return (
    <Link to={to} className="button button-text" onClick={onClick} aria-describedby={headline}>
      <Trans>Track Story</Trans>
    </Link>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
