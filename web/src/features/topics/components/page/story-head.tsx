import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Category } from '#contract/reading';
import { type TopicPage } from '#contract/stories';
import { CategoryDot } from '../../../../components/category-dot';
import { Icon } from '../../../../components/feedback/icon';
import { LanguageNote } from '../../../../components/language-note';
import { RelativeTime } from '../../../../components/relative-time';
import { NewBadge } from '../../../../components/story/new-badge';
import { StatusBadge } from '../../../../components/story/status-badge';
import { StoryLabel } from '../../../../components/story/story-label';
import { dayLabel } from '../../../../lib/dates';
import { useNewsClock } from '../../../../lib/news-clock';
import { subjectAttributes } from '../../../../lib/page/cards';
import { pages } from '../../../../lib/urls';
import { FollowerCount } from '../../../follow/components/follower-count';
import type { Follow } from '../../../follow/hooks/use-follow';
import { ReadAloudButton } from '../../../read-aloud/components/read-aloud-button';
import { ReportButton } from '../../../reports/components/report-button';
import { ShareButton } from '../share/share-button';
import styles from './story-head.module.css';
import { StoryLinks, type StoryPageName } from './story-links';
import { TopicDescription } from './topic-description';

interface StoryHeadProps {
  topic: TopicPage;
  page: StoryPageName;
  category?: Category | undefined;
  follow: Follow;
  /** Milestones since the reader's last visit. */
  fresh?: number;
  /** The page's button that follows the story. */
  children: ReactNode;
}

/**
 * The head of a story, the same on all its pages: label and name, status and follow. On the two that show all of it, also the
 * description.
 */
export function StoryHead({ topic, page, category, follow, fresh = 0, children }: StoryHeadProps) {
  const { now } = useNewsClock();
  const day = dayLabel(topic.createdAt, now);
  return (
    <header {...subjectAttributes({ topicId: topic.id })}>
      <div className={styles.top} data-print="no">
        <Link to={pages.discover()} className={styles.back}>
          <Icon name="back" size={16} />
          {t`Back to Discover`}
        </Link>
        <StoryLinks topic={topic} page={page} />
      </div>
      <div className={styles.row}>
        <div>
          <StoryLabel label={topic.label} language={topic.language} />
          <h1 className={styles.name} lang={topic.language}>
            {topic.name}
          </h1>
        </div>
        <div className={styles.follow}>
          {children}
          <FollowerCount count={follow.followerCount} />
        </div>
      </div>
      <p className={`meta ${styles.meta}`}>
        <StatusBadge status={topic.status} />
        {category !== undefined && <CategoryDot name={category.name} colorClass={category.colorClass} />}
        <span>
          <Trans>
            started <time dateTime={topic.createdAt}>{day}</time>
          </Trans>
        </span>
        <span>
          <Trans>
            last report <RelativeTime at={topic.lastReportedAt} />
          </Trans>
        </span>
        {fresh > 0 && (
          <NewBadge
            count={fresh}
            label={plural(fresh, {
              one: '# new since your last visit',
              other: '# new since your last visit',
            })}
          />
        )}
        <ReadAloudButton
          key={topic.id}
          textsOf={() => wordsOf(topic)}
          language={topic.language}
          className={styles.action}
        />
        <ShareButton topic={topic} className={styles.action} />
        <ReportButton
          className={styles.action}
          reported={{ subject: 'topic', id: topic.id, name: topic.name, language: topic.language }}
        />
      </p>
      {(page === 'topic' || page === 'story') && <TopicDescription topic={topic} />}
      <LanguageNote limits={topic.languageLimits} />
    </header>
  );
}

/** The texts that are read aloud. */
function wordsOf({ name, description, ending, whereItStands }: TopicPage): string[] {
  const stands = (ending ?? whereItStands)?.text ?? '';
  return [name, description ?? '', description?.includes(stands) ? '' : stands];
}
