import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MuteRequest } from '#contract/notifications';
import type { UserTopic } from '#contract/reading';
import { IconButton } from '../../../components/icon-button';
import { RowHeadline } from '../../../components/row-headline';
import { StoryLabel } from '../../../components/story/story-label';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { FollowNews } from '../../follow/components/follow-news';
import { frequencyChoices } from '../../follow/components/preferences/preference-choices';
import { StoryMute } from '../../follow/components/preferences/story-mute';
import styles from './following-rows.module.css';

export interface FollowingRowsProps {
  follows: readonly UserTopic[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onChange: (topics: readonly number[]) => void;
  onUnfollow: (topicIds: readonly number[]) => Promise<void>;
  onMute: (topicId: number, lasts: MuteRequest['lasts'] | null) => Promise<void>;
}

/** Followed stories as rows, each with its preferences and a way to unfollow. */
export function FollowingRows({
  follows,
  chosen,
  onChoose,
  onChange,
  onUnfollow,
  onMute,
}: FollowingRowsProps) {
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul>
      {follows.map((follow) => {
        const { id, name } = follow.topic;
        return (
          <li key={id} className={styles.row}>
            <label className={styles.box}>
              <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
              <span className="visually-hidden">
                <Trans>Select {name}</Trans>
              </span>
            </label>
            <Story follow={follow} onMute={(lasts) => onMute(id, lasts)} />
            <div className={styles.actions}>
              <button
                type="button"
                className={`button button-text ${styles.preferences}`}
                aria-label={t`${{ preferences: preferencesOf(follow) }}: change for ${name}`}
                onClick={() => onChange([id])}
              >
                {preferencesOf(follow)}
              </button>
              <IconButton icon="close" label={t`Unfollow ${name}`} onPress={() => void onUnfollow([id])} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** 'Daily', with the priority if it is not the normal one. */
function preferencesOf({ priority, notificationFrequency }: UserTopic): string {
  const frequency =
    frequencyChoices().find(({ value }) => value === notificationFrequency)?.label ?? notificationFrequency;
  if (priority === 'normal') return frequency;
  return `${frequency} · ${priority === 'high' ? t`High priority` : t`Low priority`}`;
}

interface StoryProps {
  follow: UserTopic;
  onMute: (lasts: MuteRequest['lasts'] | null) => Promise<void>;
}

function Story({ follow, onMute }: StoryProps) {
  const { topic, mute } = follow;
  const title = `following-${topic.id}`;
  return (
    <article {...cardAttributes({ topicId: topic.id })} aria-labelledby={title} className={styles.story}>
      <StoryLabel label={topic.label} language={topic.language} />
      <RowHeadline id={title} level="h2" to={pages.topic(topic.slug)} language={topic.language}>
        {topic.name}
      </RowHeadline>
      <FollowNews follow={follow} isShort />
      {mute !== null && (
        <p className="meta">
          <StoryMute
            name={<span lang={topic.language}>{topic.label ?? topic.name}</span>}
            mute={mute}
            onMute={onMute}
          />
        </p>
      )}
    </article>
  );
}
