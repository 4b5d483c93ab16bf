import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { NextStep } from '#contract/timeline';
import { movedSentence, stepDay } from '#words/timeline';
import { useCopy } from '../../../../components/feedback/use-copy';
import { numberLabel } from '../../../../lib/language/numbers';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import styles from './steps.module.css';

/** More steps would push the timeline out of sight. */
const SHOWN = 2;

/**
 * What articles announce, or an editor set, for the days to come, soonest first, each with its source. Nothing if there is none.
 *
 * @param slug of the story whose calendar is offered
 */
export function NextSteps({ steps, slug }: { steps: readonly NextStep[]; slug?: string }) {
  if (steps.length === 0) return null;
  const later = steps.slice(SHOWN);
  return (
    <section aria-labelledby="next-title" className={styles.next}>
      <h2 id="next-title" className={styles.title}>
        {t`What is next`}
      </h2>
      <StepList steps={steps.slice(0, SHOWN)} />
      {later.length > 0 && (
        <details data-print="open">
          <summary className={styles.later}>{t`${{ count: numberLabel(later.length) }} more`}</summary>
          <StepList steps={later} />
        </details>
      )}
      {slug !== undefined && <CalendarActions slug={slug} />}
    </section>
  );
}

/** The file holds the days as they are now. Programs that subscribe to its address also learn of changes. */
function CalendarActions({ slug }: { slug: string }) {
  const copy = useCopy();
  const path = pages.topicCalendar(slug);
  return (
    <p className={styles.calendar}>
      <a href={path} className="button button-text">
        {t`Add to calendar`}
      </a>
      <button
        type="button"
        className="button button-text"
        onClick={() =>
          copy(new URL(path, window.location.origin).href, {
            done: t`Calendar address copied.`,
            failed: t`The calendar address could not be copied.`,
          })
        }
      >
        {t`Copy calendar address`}
      </button>
    </p>
  );
}

function StepList({ steps }: { steps: readonly NextStep[] }) {
  const language = useNewsLanguage();
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={`${step.date} ${step.text}`} className={styles.step}>
          <time dateTime={step.date} className={styles.day}>
            {stepDay(step)}
          </time>
          <p>
            <span lang={language}>{step.text}</span> <StepSource step={step} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The link to the cited article, how many others announce it, and the days from which it was moved. */
function StepSource({ step }: { step: NextStep }) {
  const { cited } = step;
  const source = cited?.source;
  const others = step.articleIds.length - 1;
  return (
    <span className={styles.source}>
      {cited === null && t`Set by an editor`}
      {cited !== null && others === 0 && <Link to={pages.article(cited.slug)}>{source}</Link>}
      {cited !== null && others > 0 && (
        <Trans>
          <Link to={pages.article(cited.slug)}>{source}</Link> and {{ others: numberLabel(others) }} more
        </Trans>
      )}
      {step.movedFrom.length > 0 && `. ${movedSentence(step)}`}
    </span>
  );
}
