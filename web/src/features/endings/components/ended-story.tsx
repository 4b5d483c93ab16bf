import { plural, t } from '@lingui/core/macro';
import type { StorySummary } from '#contract/stories';
import { dayLabel } from '#words/news-clock';
import { openForLabel } from '#words/stories';
import { RowHeadline } from '../../../components/row-headline';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import styles from './ended-story.module.css';

const DAY_MS = 86_400_000;

/** A story that ended: how, when, who reported it, and how long it was open. */
export function EndedStory({ story }: { story: StorySummary }) {
  const { id, slug, label, name, language, ending, originCount, createdAt } = story;
  if (ending === null) return null;
  return (
    <article {...cardAttributes({ topicId: id })} className={styles.story}>
      <RowHeadline level="h3" to={pages.topic(slug)} language={language}>
        {label ?? name}
      </RowHeadline>
      <p className={styles.ending} lang={language}>
        {ending.text}
      </p>
      <p className={`meta ${styles.meta}`}>
        <time dateTime={ending.at}>{t`Ended ${{ day: dayLabel(ending.at.slice(0, 10)) }}`}</time>
        <span>
          {plural(originCount, {
            one: '# independent origin in all',
            other: '# independent origins in all',
          })}
        </span>
        <span>{t`open for ${{ duration: openForLabel(daysBetween(createdAt, ending.at)) }}`}</span>
      </p>
    </article>
  );
}

const daysBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS));
