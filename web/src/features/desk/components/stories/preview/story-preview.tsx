import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import useSWR from 'swr';
import type { TopicEdit } from '#contract/desk';
import { TopicPage } from '#contract/stories';
import { CategoryDot } from '../../../../../components/category-dot';
import { Dialog } from '../../../../../components/feedback/dialog';
import { LoadFailed } from '../../../../../components/feedback/load-failed';
import { Progress } from '../../../../../components/feedback/progress';
import { Spinner } from '../../../../../components/feedback/spinner';
import { StatusBadge } from '../../../../../components/story/status-badge';
import { StoryLabel } from '../../../../../components/story/story-label';
import { getJson } from '../../../../../lib/http';
import { said } from '../../../../../lib/language/said';
import { NewsLanguage } from '../../../../../lib/page/news-language';
import { calls } from '../../../../../lib/urls';
import { useCategories } from '../../../../categories/api/use-categories';
import { TopicDescription } from '../../../../topics/components/page/topic-description';
import { WhereItStands } from '../../../../topics/components/page/where-it-stands';
import { NextSteps } from '../../../../topics/components/steps/next-steps';
import styles from '../stories.module.css';
import { previewOf } from './preview-of';
import { PreviewTimeline } from './preview-timeline';

interface StoryPreviewProps {
  slug: string;
  /** What the editor typed, saved or not. */
  fields: TopicEdit;
  onClose: () => void;
}

/** The story's page as readers will see it, with what the editor has typed so far, and its timeline. */
export function StoryPreview({ slug, fields, onClose }: StoryPreviewProps) {
  const { data, error, mutate } = useSWR(calls.topic(slug), (url: string) => getJson(url, TopicPage), {
    revalidateIfStale: true,
  });
  const { data: categories = [] } = useCategories();
  const topic = data && previewOf(data, fields);
  const category = categories.find(({ id }) => id === topic?.categoryId);
  return (
    <Dialog title={t`As readers will see it`} onClose={onClose}>
      <p className="meta">
        <Trans>With everything that you typed, saved or not. Nothing is changed.</Trans>
      </p>
      {error !== undefined && <LoadFailed title={t`The story could not be loaded.`} onRetry={mutate} />}
      {topic === undefined && error === undefined && <Spinner label={t`Loading the story`} />}
      {topic !== undefined && (
        <NewsLanguage value={topic.language}>
          <article className={styles.preview} aria-label={t`Preview`}>
            <StoryLabel label={topic.label} language={topic.language} />
            <p className={styles.previewName} lang={topic.language}>
              {topic.name}
            </p>
            <p className={`meta ${styles.actions}`}>
              <StatusBadge status={topic.status} />
              {category !== undefined && (
                <CategoryDot name={said(category.name)} colorClass={category.colorClass} />
              )}
              {!topic.isListed && (
                <span>
                  <Trans>Not listed in Discover</Trans>
                </span>
              )}
            </p>
            <TopicDescription topic={topic} />
            {topic.status === 'resolved' && topic.resolutionSummary !== null && (
              <p className={styles.outcome}>
                <Trans>Ended: {{ outcome: topic.resolutionSummary }}</Trans>
              </p>
            )}
            <WhereItStands topic={topic}>{undefined}</WhereItStands>
            <NextSteps steps={topic.next} />
            <Progress
              percent={topic.estimatedCompletionPercent}
              label={t`Estimated completion of the story`}
            />
            <p className="meta">{said(topic.completionReason)}</p>
            <PreviewTimeline topicId={topic.id} />
          </article>
        </NewsLanguage>
      )}
      <p className={styles.actions}>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </p>
    </Dialog>
  );
}
