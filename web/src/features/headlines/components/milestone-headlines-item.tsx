import { plural, t } from '@lingui/core/macro';
import { type MilestoneHeadlines, wordingsOf } from '#contract/stories';
import { momentLabel } from '#words/news-clock';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { useNewsLanguage } from '../../../lib/page/news-language';
import styles from './compare-headlines.module.css';
import { HeadlineSource } from './headline-source';

/** One development: each wording once, with the sources that used it, the earliest first. */
export function MilestoneHeadlinesItem({ milestone }: { milestone: MilestoneHeadlines }) {
  const { now } = useNewsClock();
  const language = useNewsLanguage();
  const { headlines, outletCount } = milestone;
  const title = `headlines-of-${milestone.id}`;
  const unseen = outletCount - headlines.length;
  return (
    <section aria-labelledby={title} className={styles.milestone}>
      <p className="meta">
        <time dateTime={milestone.date} title={momentLabel(milestone.date)}>
          {dayLabel(milestone.date, now)}
        </time>
        {milestone.retracted && ` · ${t`Retracted`}`}
      </p>
      <h3 id={title} className={styles.title} lang={language}>
        {milestone.title}
      </h3>
      <ul className={styles.wordings}>
        {wordingsOf(headlines).map((wording) => (
          <li key={wording.headlines[0]?.articleId} className={styles.wording}>
            <p className={styles.words} lang={language}>
              {wording.title}
            </p>
            <ul aria-label={t`Sources`} className={styles.sources}>
              {wording.headlines.map((headline) => (
                <HeadlineSource key={headline.articleId} headline={headline} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {unseen > 0 && (
        <p className="meta">{plural(unseen, { one: 'and # more outlet', other: 'and # more outlets' })}</p>
      )}
    </section>
  );
}
