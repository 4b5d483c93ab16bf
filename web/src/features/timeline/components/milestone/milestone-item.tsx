import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { MILESTONE_SOURCES_SHOWN } from '#contract/site';
import { type Milestone, markerOf } from '#contract/timeline';
import { momentLabel } from '#words/news-clock';
import { clockLabel, dayLabel } from '../../../../lib/dates';
import { useNewsClock } from '../../../../lib/news-clock';
import { useAnchor } from '../../../../lib/page/anchor';
import { cardAttributes } from '../../../../lib/page/cards';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { ReportButton } from '../../../reports/components/report-button';
import { ConfirmationChip } from '../confirmation/confirmation-chip';
import { canCompare, MilestoneDetails } from './milestone-details';
import styles from './milestone-item.module.css';
import { MilestoneMarker } from './milestone-marker';
import { MilestoneSources } from './milestone-sources';

interface MilestoneItemProps {
  milestone: Milestone;
  /** The oldest of its topic. */
  isFirst: boolean;
  /** Reported since the reader's last visit. */
  isNew: boolean;
  /** False if the one above happened on the same day: the timeline names each day once. */
  isNewDay: boolean;
  /** Opens the origins of its confirmation. */
  onOrigins?: ((milestone: Milestone) => void) | undefined;
}

/**
 * One development: date, marker, headline, confirmation and sources, with collapsed details. A significant one also has the time
 * of its first report and its first sentence.
 */
export function MilestoneItem({ milestone, isFirst, isNew, isNewDay, onOrigins }: MilestoneItemProps) {
  const { now } = useNewsClock();
  const [isOpen, setIsOpen] = useState(false);
  const language = useNewsLanguage();
  const title = useId();
  const { anchor, isTarget } = useAnchor<HTMLElement>(`milestone-${milestone.id}`);
  const { isSignificant, retracted, retraction, conflicts } = milestone;
  const hasDetails = hasMore(milestone) || canCompare(milestone);
  return (
    <article
      id={`milestone-${milestone.id}`}
      ref={anchor}
      tabIndex={isTarget ? -1 : undefined}
      aria-labelledby={title}
      className={`${styles.item} ${isSignificant ? styles.significant : ''} ${isTarget ? styles.target : ''}`}
      {...cardAttributes({})}
    >
      <time dateTime={milestone.date} title={momentLabel(milestone.date)} className={styles.date}>
        <span className={isNewDay ? undefined : 'visually-hidden'}>{dayLabel(milestone.date, now)}</span>
        {isSignificant && milestone.dateFrom === 'published' && (
          <span className={styles.clock}>{clockLabel(milestone.date)}</span>
        )}
      </time>
      <div className={styles.marker}>
        <MilestoneMarker marker={markerOf(milestone, isFirst)} />
      </div>
      <div className={styles.content}>
        <h3 id={title} className={styles.title} lang={language}>
          {retracted ? <s>{milestone.title}</s> : milestone.title}
        </h3>
        {isSignificant && !isOpen && hasSentence(milestone) && (
          <p className={styles.sentence} lang={language}>
            {milestone.firstSentence}
          </p>
        )}
        {isOpen && <MilestoneDetails milestone={milestone} />}
        <div className={styles.foot}>
          <ConfirmationChip
            level={milestone.confirmationLevel}
            originCount={milestone.originCount}
            outletCount={milestone.outletCount}
            describedBy={title}
            onPress={onOrigins && (() => onOrigins(milestone))}
          />
          {isNew && <span className={styles.new}>{t`New`}</span>}
          {retracted && (
            <span className={styles.retracted}>
              {retraction === null
                ? t`Retracted by the source that reported it`
                : t`Retracted by an editor: ${{ reason: retraction }}`}
            </span>
          )}
          {conflicts.length > 0 && !isOpen && <span className={styles.differ}>{t`Numbers differ`}</span>}
          <MilestoneSources sources={milestone.sources} isOpen={isOpen} hasScores={isSignificant} />
          {hasDetails && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-describedby={title}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t`Show Less` : t`Show More`}
            </button>
          )}
          {/* The built-in samples cannot be reported. */}
          {milestone.topicId > 0 && (isOpen || !hasDetails) && (
            <ReportButton
              className={`${styles.toggle} ${styles.report}`}
              reported={{ subject: 'milestone', id: milestone.id, name: milestone.title, language }}
              describedBy={title}
            />
          )}
        </div>
      </div>
    </article>
  );
}

const hasMore = ({ sources, quotes, imageUrl, description, title, conflicts }: Milestone) =>
  sources.length > MILESTONE_SOURCES_SHOWN ||
  quotes.length > 0 ||
  conflicts.length > 0 ||
  imageUrl !== null ||
  (description !== '' && description !== title);

const hasSentence = ({ firstSentence, title }: Milestone) => firstSentence !== '' && firstSentence !== title;
