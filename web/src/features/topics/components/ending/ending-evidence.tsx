import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Ending } from '#contract/stories';
import { endWords, originsNote } from '#words/stories';
import { SourceLink } from '../../../../components/outlet/source-link';
import styles from './end-card.module.css';

interface EndingEvidenceProps {
  ending: Ending;
  /** The reason of the resolution, in full. */
  summary: string | null;
  /** One line: who reported it, and how long the story was open. */
  children: ReactNode;
}

/** A line that opens to the outlets that reported the end, to the reason of the resolution and to how the origins are counted. */
export function EndingEvidence({ ending, summary, children }: EndingEvidenceProps) {
  const { outlets, text } = ending;
  const reason = summary === text ? null : summary;
  const note = originsNote(ending);
  if (outlets.length === 0 && reason === null) return <p className={styles.told}>{children}</p>;
  return (
    <details className={styles.told} data-print="open">
      <summary className={styles.summary}>{children}</summary>
      {outlets.length > 0 && (
        <ul aria-label={t`Outlets that reported the end`} className={styles.outlets}>
          {outlets.map(({ name, slug }) => (
            <li key={slug}>
              <SourceLink name={name} slug={slug} />
            </li>
          ))}
        </ul>
      )}
      {reason !== null && <p className={styles.reason}>{endWords(reason)}</p>}
      {note !== null && <p className={styles.reason}>{note}</p>}
    </details>
  );
}
