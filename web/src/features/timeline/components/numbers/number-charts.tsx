import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ChangedNumber } from '#contract/timeline';
import { claimHeading, claimValue } from '#words/timeline';
import { dayLabel } from '../../../../lib/dates';
import { numberLabel } from '../../../../lib/language/numbers';
import { useNewsClock } from '../../../../lib/news-clock';
import { pages } from '../../../../lib/urls';
import styles from './number-charts.module.css';
import { StepLine } from './step-line';

/** How each number changed: a line of steps, and every value with its day and outlet. */
export default function NumberCharts({ numbers }: { numbers: readonly ChangedNumber[] }) {
  return (
    <section aria-labelledby="numbers-title" className={styles.numbers}>
      <h2 id="numbers-title" className={styles.title}>
        {t`Numbers that changed`}
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
        {t`${{ counted: claimHeading(kind) }}, by day and source`}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`Value`}</th>
          <th scope="col">{t`Day`}</th>
          <th scope="col">{t`First source`}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.at} ${step.value}`}>
            <th scope="row">{claimValue(step, unit)}</th>
            <td>{dayLabel(step.at, now)}</td>
            <td>
              <Told by={step} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The outlet that first reported a value, and how many others did. */
function Told({ by: { source, article, originCount } }: { by: ChangedNumber['steps'][number] }) {
  const others = originCount - 1;
  if (others < 1) return <Link to={pages.article(article.slug)}>{source}</Link>;
  return (
    <Trans>
      <Link to={pages.article(article.slug)}>{source}</Link> and {{ others: numberLabel(others) }} more
    </Trans>
  );
}
