import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ChangedNumber } from '#contract/timeline';
import { claimHeading, claimValue } from '#words/timeline';
import { dayLabel } from '../../../../lib/dates';
import { useNewsClock } from '../../../../lib/news-clock';
import { pages } from '../../../../lib/urls';
import styles from './number-charts.module.css';
import { StepLine } from './step-line';

/** How each number changed: a line of steps, and every value with its day and outlet. */
export default function NumberCharts({ numbers }: { numbers: readonly ChangedNumber[] }) {
  return (
    <section aria-labelledby="numbers-title" className={styles.numbers}>
      <h2 id="numbers-title" className={styles.title}>
        <Trans>Numbers that changed</Trans>
      </h2>
      {numbers.map((number) => (
        <figure key={`${number.kind} ${number.unit}`} className={styles.number}>
          <figcaption className={styles.heading}>{claimHeading(number.kind)}</figcaption>
          <StepLine steps={number.steps} />
          <Values number={number} />
        </figure>
      ))}
    </section>
  );
}

function Values({ number: { kind, unit, steps } }: { number: ChangedNumber }) {
  const { now } = useNewsClock();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        <Trans>{claimHeading(kind)}, by day and source</Trans>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">
            <Trans>Value</Trans>
          </th>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>First source</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.at} ${step.value}`}>
            <th scope="row">{claimValue(step, unit)}</th>
            <td>{dayLabel(step.at, now)}</td>
            <td>
              <Link to={pages.article(step.article.slug)}>{step.source}</Link>
              {step.originCount > 1 && t` and ${step.originCount - 1} more`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
