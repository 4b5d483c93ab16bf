import { t } from '@lingui/core/macro';
import type { ChangedValue as Changed } from '#contract/desk';
import { withMoments } from '#words/news-clock';
import { said } from '../../../../lib/language/said';
import styles from './stories.module.css';
import { wordDiff } from './word-diff';

/** Two texts that share most words are shown as one, with the changed words marked. */
const LEAST_SHARED = 0.3;

/** One changed value: the words that went and came, or the value before and after. */
export function ChangedValue({ change }: { change: Changed }) {
  const { what, count } = change;
  const [before, after] = [readable(change.before), readable(change.after)];
  const runs = before === null || after === null ? [] : wordDiff(before, after);
  const same = runs.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.length, 0);
  const isText = same >= LEAST_SHARED * Math.max(before?.length ?? 0, after?.length ?? 0) && same > 0;
  return (
    <>
      {count > 1 ? t`${{ what: said(what) }} (${count}):` : t`${{ what: said(what) }}:`}{' '}
      {isText ? (
        runs.map(({ kind, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one diff never change places
          <span key={place}>
            {kind === 'gone' ? <del>{text}</del> : kind === 'new' ? <ins>{text}</ins> : text}{' '}
          </span>
        ))
      ) : (
        <>
          <bdi className={styles.before}>{told(before)}</bdi> <span className={styles.arrow}>→</span>{' '}
          <bdi className={styles.after}>{told(after)}</bdi>
        </>
      )}
    </>
  );
}

const readable = (value: string | null) => (value === null ? null : withMoments(value));
const told = (value: string | null) => (value === null ? t`nothing` : said(value));
