import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Ending, TopicPage } from '#contract/stories';
import { openForLabel } from '#words/stories';
import { longDayLabel } from '../../../../lib/dates';
import { asSentence } from '../../../../lib/headlines';
import { useNewsClock } from '../../../../lib/news-clock';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import type { Follow } from '../../../follow/hooks/use-follow';
import styles from './end-card.module.css';
import { EndingEvidence } from './ending-evidence';
import { ReopeningButton } from './reopening-button';

interface EndCardProps {
  topic: Pick<TopicPage, 'id' | 'slug' | 'followerCount' | 'resolutionSummary'>;
  ending: Ending;
  follow: Follow;
  /** The address of a milestone on this page. Without it the card links to the topic page. */
  milestonePage?: (milestoneId: number) => string;
}

/** How a story ended: the day, the outcome with its article, who reported it, and what the reader can do now. */
export function EndCard({ topic, ending, follow, milestonePage }: EndCardProps) {
  const { now } = useNewsClock();
  const day = longDayLabel(ending.at, now);
  const language = useNewsLanguage();
  const title = useId();
  const { at, milestoneId, openFor } = ending;
  const addressOf = milestonePage ?? ((id: number) => pages.milestone(topic.slug, id));
  return (
    <section aria-labelledby={title} className={styles.card}>
      <h2 id={title} className={styles.title}>
        <Trans>
          Ended <time dateTime={at}>{day}</time>
        </Trans>
      </h2>
      <p className={styles.outcome} lang={language}>
        <Outcome ending={ending} />
      </p>
      <EndingEvidence ending={ending} summary={topic.resolutionSummary}>
        {toldBy(ending)} · {t`open for ${{ duration: openForLabel(openFor) }}`}
      </EndingEvidence>
      <p className={styles.actions}>
        <ReopeningButton topic={topic} follow={follow} />
        {milestoneId !== null && (
          <Link to={addressOf(milestoneId)} className="button button-text">
            {t`See how it ended`}
          </Link>
        )}
      </p>
    </section>
  );
}

function Outcome({ ending: { text, cited } }: { ending: Ending }) {
  const sentence = asSentence(text);
  return cited === null ? sentence : <Link to={pages.article(cited.slug)}>{sentence}</Link>;
}

function toldBy({ by, originCount }: Ending): string {
  if (by === 'editor') return t`closed by an editor`;
  return plural(originCount, { one: 'told by one origin', other: 'told by # independent origins' });
}
