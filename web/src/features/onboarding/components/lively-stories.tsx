import { Trans } from '@lingui/react/macro';
import useSWR from 'swr';
import { type Topic, Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { FollowButton } from '../../follow/components/follow-button';
import { useFollow } from '../../follow/hooks/use-follow';
import styles from './welcome-dialog.module.css';

const SHOWN = 3;

/** Under a key of its own: a story that is followed here stays in the list. */
const KEY = ['welcome', calls.topicsToFollow] as const;

/** The liveliest stories that are not over, each with a follow button. */
export function LivelyStories() {
  const { data: topics, error } = useSWR(KEY, ([, url]) => getJson(url, Topics));
  if (topics === undefined && error === undefined) return <span className={`bone ${styles.bone}`} />;
  if (topics === undefined)
    return (
      <p>
        <Trans>The stories could not be loaded. Discover lists them at any time.</Trans>
      </p>
    );
  const open = topics.filter(({ status }) => status !== 'resolved');
  if (open.length === 0)
    return (
      <p>
        <Trans>There are no stories to follow yet. Discover lists them once there are.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>
          We tell you when something new happens in a story that you follow, until it is resolved.
        </Trans>
      </p>
      <ul className={styles.stories}>
        {open.slice(0, SHOWN).map((topic) => (
          <li key={topic.id} className={styles.story}>
            <Story topic={topic} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Story({ topic }: { topic: Topic }) {
  const follow = useFollow(topic);
  const id = `welcome-${topic.id}`;
  return (
    <>
      <span id={id} className={styles.name} lang={topic.language}>
        {topic.name}
      </span>
      <FollowButton follow={follow} describedBy={id} />
    </>
  );
}
