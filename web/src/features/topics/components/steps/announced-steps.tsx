import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { AnnouncedStep } from '#contract/timeline';
import { movedSentence, stepOutcome } from '#words/timeline';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import { useTopicSteps } from '../../api/use-topic-steps';
import styles from './steps.module.css';

/** What became of the steps that articles announced. Nothing if there is none, or if they could not be loaded. */
export function AnnouncedSteps({ topicId, slug }: { topicId: number; slug: string }) {
  const { data: steps } = useTopicSteps(topicId);
  if (steps === undefined || steps.length === 0) return null;
  return (
    <section aria-labelledby="announced-title" className={styles.announced}>
      <h2 id="announced-title" className={styles.title}>
        {t`Announced steps`}
      </h2>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.id}>
            <Outcome step={step} slug={slug} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ step, slug }: { step: AnnouncedStep; slug: string }) {
  const language = useNewsLanguage();
  const outcome = stepOutcome(step);
  return (
    <>
      <p className={styles.outcome}>
        {step.milestoneId === null ? (
          outcome
        ) : (
          <Link to={pages.milestone(slug, step.milestoneId)}>{outcome}</Link>
        )}
        {step.movedFrom.length > 0 && `. ${movedSentence(step)}`}
      </p>
      <p className={styles.text}>
        <span lang={language}>{step.calledOffText ?? step.text}</span>{' '}
        <Link to={pages.article(step.cited.slug)}>{step.cited.source}</Link>
      </p>
    </>
  );
}
