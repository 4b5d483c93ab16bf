import { msg, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { OpmlLine } from '#contract/desk';
import { i18n } from '#language';
import { said } from '../../../../lib/language/said';
import styles from './sources.module.css';

const RESULTS = { added: msg`Added`, known: msg`Already known`, refused: msg`Refused` };
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
            <strong className={result === 'refused' ? styles.bad : undefined}>
              {i18n._(RESULTS[result])}
            </strong>{' '}
            {reason === null ? `${title ?? ''} ${url}`.trim() : said(reason)}
          </li>
        ))}
      </ul>
      {ordered.length > SHOWN && (
        <p className="meta">
          <Plural
            value={ordered.length - SHOWN}
            one="# more line is not listed."
            other="# more lines are not listed."
          />
        </p>
      )}
    </>
  );
}
