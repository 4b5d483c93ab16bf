import { Trans } from '@lingui/react/macro';
import type { SourcePage } from '#contract/reading';
import styles from './source-feeds.module.css';

type Level = SourcePage['feeds']['shown'][number]['level'];

const LEVELS: Record<Level, string> = {
  ok: 'Works',
  quiet: 'Quiet',
  failing: 'Failing',
  dead: 'Dead',
  paused: 'Paused',
  waiting: 'Not checked yet',
};

/** The health of its feeds, in words. */
export function SourceFeeds({ feeds: { total, shown } }: { feeds: SourcePage['feeds'] }) {
  return (
    <section aria-labelledby="feeds-title" className={styles.section}>
      <h2 id="feeds-title" className={styles.title}>
        <Trans>Feeds</Trans>{' '}
      </h2>
      {total === 0 && (
        <p className="meta">
          <Trans>This source has no known feeds.</Trans>
        </p>
      )}
      <ul>
        {shown.map(({ title, url, level, sentence }) => (
          <li key={url ?? title} className={styles.feed}>
            <p className={styles.name}>
              {url === null ? (
                title
              ) : (
                <a href={url} rel="noreferrer" target="_blank">
                  {title}
                  <span className="visually-hidden">
                    <Trans>(opens in a new tab)</Trans>
                  </span>
                </a>
              )}
            </p>
            <p className={styles.health}>
              <span className={`${styles.level} ${styles[level] ?? ''}`}>{LEVELS[level]}</span> {sentence}
            </p>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="meta">
          <Trans>+{total - shown.length} more</Trans>
        </p>
      )}
    </section>
  );
}
