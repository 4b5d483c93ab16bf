import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OpmlLine } from '#contract/desk';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './sources.module.css';

const RESULTS = { added: 'Added', known: 'Already known', refused: 'Refused' } as const;
/** The most lines in the page; refused ones come first. */
const SHOWN = 500;

/** What became of each line of the list. */
export function OpmlResults({ lines }: { lines: readonly OpmlLine[] }) {
  const feeds = lines.flatMap((line, place) => (line.kind === 'feed' ? [{ ...line, place }] : []));
  const ordered = feeds.toSorted((a, b) => Number(b.result === 'refused') - Number(a.result === 'refused'));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the list */}
      <ul className={styles.results} aria-label={t`Results`} tabIndex={0}>
        {ordered.slice(0, SHOWN).map(({ place, url, title, result, reason }) => (
          <li key={place}>
            <strong className={result === 'refused' ? styles.bad : undefined}>{RESULTS[result]}</strong>{' '}
            {reason ?? `${title ?? ''} ${url}`.trim()}
          </li>
        ))}
      </ul>
      {ordered.length > SHOWN && (
        <p className="meta">
          <Trans>{numberLabel(ordered.length - SHOWN)} more lines are not listed.</Trans>
        </p>
      )}
    </>
  );
}
