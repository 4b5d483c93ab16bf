import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Topic } from '#contract/stories';
import type { Milestone } from '#contract/timeline';
import { Icon } from '../../../components/feedback/icon';
import { pages } from '../../../lib/urls';
import { CoverageStrip } from '../../coverage/components/coverage-strip';
import { KeyMilestonesToggle } from './key-milestones-toggle';
import { TimelineContent } from './timeline-content';
import styles from './timeline-panel.module.css';

interface TimelinePanelProps {
  topic: Topic;
  milestones: readonly Milestone[] | undefined;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  isOpen: boolean;
  onToggle: () => void;
  seenAt: string | null;
}

/** The main part of the topic page. While hidden, it fetches nothing. */
export function TimelinePanel({ topic, isOpen, onToggle, ...content }: TimelinePanelProps) {
  const [isMajorOnly, setIsMajorOnly] = useState(false);
  return (
    <section aria-labelledby="timeline-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="timeline-title" className={styles.title}>
          {t`Timeline`}
        </h2>
        <button
          type="button"
          className="button button-text"
          aria-expanded={isOpen}
          aria-controls="timeline-body"
          onClick={onToggle}
        >
          {isOpen ? t`Hide Timeline` : t`View Timeline`}
        </button>
        <a
          className="button button-text"
          href={pages.topicTimeline(topic.slug)}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>
            Full timeline
            <Icon name="external" size={14} />
            <span className="visually-hidden">, opens in a new tab</span>
          </Trans>
        </a>
      </div>
      <div id="timeline-body" hidden={!isOpen}>
        {isOpen && (
          <>
            <CoverageStrip topic={topic} milestones={content.milestones ?? []} isQuiet>
              <KeyMilestonesToggle isOn={isMajorOnly} onChange={setIsMajorOnly} />
            </CoverageStrip>
            <TimelineContent
              {...content}
              isFolded
              show={isMajorOnly ? 'major' : 'all'}
              onShowAll={() => setIsMajorOnly(false)}
            />
          </>
        )}
      </div>
    </section>
  );
}
