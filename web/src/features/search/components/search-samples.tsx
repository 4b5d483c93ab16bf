import { Trans } from '@lingui/react/macro';
import styles from './search-samples.module.css';

const SAMPLES = ['climate change', 'artificial intelligence'] as const;

/** Shown before the first search. */
export function SearchSamples({ onChoose }: { onChoose: (q: string) => void }) {
  return (
    <section aria-labelledby="search-samples" className={styles.samples}>
      <h2 id="search-samples" className={styles.title}>
        <Trans>Try a search</Trans>
      </h2>
      <ul className={styles.list}>
        {SAMPLES.map((sample) => (
          <li key={sample}>
            <button type="button" className="button" onClick={() => onChoose(sample)}>
              {sample}
            </button>
          </li>
        ))}
      </ul>
      <p className="meta">
        <Trans>
          “Quotes” keep words together, OR finds either word, and a minus sign before a word excludes it.
        </Trans>
      </p>
    </section>
  );
}
