import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Topic } from '#contract/stories';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { pages } from '../../../../lib/urls';
import { StoryTargets } from '../../../targets/components/story-targets';
import { useTopicSettings } from '../../api/use-topic-settings';
import { useChangeSettings } from '../../hooks/use-change-settings';
import styles from './advanced-settings.module.css';
import { HiddenSources } from './hidden-sources';
import { MutedWords } from './muted-words';

/** What a follower mutes or hides in a topic, which targets get it, and the topic as feeds. */
export function AdvancedSettings({ topic }: { topic: Topic }) {
  return (
    <>
      <Filters topicId={topic.id} />
      <section aria-labelledby="topic-syndication" className={styles.part}>
        <h3 id="topic-syndication" className={styles.title}>
          <Trans>This story in a feed reader</Trans>
        </h3>
        <p className="meta">
          <Trans>Updates to this story, free and without an account.</Trans>
        </p>
        <p className={styles.syndication}>
          <a href={pages.topicRss(topic.slug)} className="button">
            RSS
          </a>
          <a href={pages.topicAtom(topic.slug)} className="button">
            Atom
          </a>
          <a href={pages.topicJsonFeed(topic.slug)} className="button">
            JSON Feed
          </a>
        </p>
      </section>
    </>
  );
}

function Filters({ topicId }: { topicId: number }) {
  const { data: settings, error, mutate } = useTopicSettings(topicId);
  const change = useChangeSettings(topicId);
  if (settings === undefined && error !== undefined) {
    return <LoadFailed title={t`Your settings could not be loaded.`} onRetry={mutate} />;
  }
  if (settings === undefined) return <span className={`bone ${styles.bone}`} />;
  return (
    <>
      <MutedWords topicId={topicId} words={settings.mutedWords} />
      <HiddenSources topicId={topicId} hidden={settings.hiddenSources} />
      <section aria-labelledby="story-targets" className={styles.part}>
        <h3 id="story-targets" className={styles.title}>
          <Trans>Send notifications elsewhere</Trans>
        </h3>
        <StoryTargets saved={settings.targetIds} save={(targetIds, done) => change({ targetIds }, done)} />
      </section>
    </>
  );
}
