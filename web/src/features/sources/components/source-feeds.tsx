import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SourcePage } from '#contract/reading';
import { i18n } from '#language';
import { feedHealthWords } from '#words/feed-health';
import { numberLabel } from '../../../lib/language/numbers';
import styles from './source-feeds.module.css';

type Level = SourcePage['feeds']['shown'][number]['level'];

const LEVELS: Record<Level, MessageDescriptor> = {
  ok: msg`Works`,
  quiet: msg`Quiet`,
  failing: msg`Failing`,
  dead: msg`Dead`,
  paused: msg`Paused`,
  waiting: msg`Not checked yet`,
};

/** The health of its feeds, in words. */
export function SourceFeeds({ feeds: { total, shown } }: { feeds: SourcePage['feeds'] }) {
  return (
    <section aria-labelledby="feeds-title" className={styles.section}>
      <h2 id="feeds-title" className={styles.title}>
        <Trans>Feeds</Trans>
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
              <span className={`${styles.level} ${styles[level] ?? ''}`}>{i18n._(LEVELS[level])}</span>{' '}
              {feedHealthWords(sentence)}
            </p>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="meta">
          <Trans>+{{ count: numberLabel(total - shown.length) }} more</Trans>
        </p>
      )}
    </section>
  );
}
