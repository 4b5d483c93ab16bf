import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { StoryMilestone } from '#contract/stories';
import type { Significance } from '#contract/timeline';
import { i18n } from '#language';
import { momentLabel } from '#words/news-clock';
import { confirmationSummary } from '#words/timeline';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { pages } from '../../../lib/urls';
import { ReportButton } from '../../reports/components/report-button';
import styles from './story-milestone-item.module.css';
import { StorySources } from './story-sources';

const SIGNIFICANCE_WORDS: Record<Significance, MessageDescriptor> = {
  critical: msg`Critical significance`,
  high: msg`High significance`,
  medium: msg`Medium significance`,
  low: msg`Low significance`,
};

interface StoryMilestoneItemProps {
  milestone: StoryMilestone;
  /** The story's slug. */
  slug: string;
}

/** One development with every article that reported it. */
export function StoryMilestoneItem({ milestone, slug }: StoryMilestoneItemProps) {
  const { now } = useNewsClock();
  const language = useNewsLanguage();
  const title = `milestone-${milestone.id}`;
  return (
    <article aria-labelledby={title} className={styles.item}>
      <time dateTime={milestone.createdAt} title={momentLabel(milestone.createdAt)} className={styles.date}>
        {dayLabel(milestone.createdAt, now)}
      </time>
      <div>
        <h3 id={title} className={styles.title} lang={language}>
          {milestone.retracted ? <s>{milestone.title}</s> : milestone.title}
        </h3>
        <p className={`meta ${styles.meta}`}>
          <span className={`${styles.significance} ${styles[milestone.significance] ?? ''}`}>
            {i18n._(SIGNIFICANCE_WORDS[milestone.significance])}
          </span>
          <span>{confirmationSummary(milestone.originCount, milestone.outletCount)}</span>
          {milestone.retracted && (
            <span className={styles.retracted}>
              {milestone.retraction === null
                ? t`Retracted by the source that reported it`
                : t`Retracted by an editor: ${{ reason: milestone.retraction }}`}
            </span>
          )}
          {milestone.outletCount > 1 && (
            <Link to={pages.headlines(slug, milestone.id)} aria-describedby={title}>
              {t`Compare headlines`}
            </Link>
          )}
          <ReportButton
            className={styles.report}
            reported={{ subject: 'milestone', id: milestone.id, name: milestone.title, language }}
            describedBy={title}
          />
        </p>
        {milestone.description !== '' && milestone.description !== milestone.title && (
          <p className={styles.description} lang={language}>
            {milestone.description}
          </p>
        )}
        <StorySources articles={milestone.articles} />
      </div>
    </article>
  );
}
