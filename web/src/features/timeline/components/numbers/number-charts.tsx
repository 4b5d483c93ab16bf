import { Link } from 'react-router-dom';
import { type ChangedNumber, claimHeading, claimValue } from '#contract/timeline';
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
        Numbers that changed
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
      <caption className="visually-hidden">{claimHeading(kind)}, by day and source</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Day</th>
          <th scope="col">First source</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.at} ${step.value}`}>
            <th scope="row">{claimValue(step, unit)}</th>
            <td>{dayLabel(step.at, now)}</td>
            <td>
              <Link to={pages.article(step.article.slug)}>{step.source}</Link>
              {step.originCount > 1 && ` and ${step.originCount - 1} more`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
