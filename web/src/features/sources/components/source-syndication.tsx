import { Trans } from '@lingui/react/macro';
import type { SourcePage } from '#contract/reading';
import { pages } from '../../../lib/urls';
import styles from './source-syndication.module.css';

/** The source as we publish it: its newest articles with their stories, and the dates that it announced. */
export function SourceSyndication({ source: { name, slug } }: { source: SourcePage }) {
  return (
    <section aria-labelledby="syndication-title" className={styles.section}>
      <h2 id="syndication-title" className={styles.title}>
        <Trans>In other programs</Trans>
      </h2>
      <p className="meta">
        <Trans>What {name} publishes, with the story of each article, and the dates that it announces.</Trans>
      </p>
      <p className={styles.links}>
        <a href={pages.sourceRss(slug)}>RSS</a>
        <a href={pages.sourceAtom(slug)}>Atom</a>
        <a href={pages.sourceJsonFeed(slug)}>JSON Feed</a>
        <a href={pages.sourceCalendar(slug)}>
          <Trans>Calendar</Trans>
        </a>
      </p>
    </section>
  );
}
