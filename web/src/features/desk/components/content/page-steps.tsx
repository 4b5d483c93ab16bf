import { Trans } from '@lingui/react/macro';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './content.module.css';

interface PageStepsProps {
  /** Starts at 1. */
  page: number;
  size: number;
  total: number;
  onGo: (page: number) => void;
}

/** Previous and Next; nothing if there is one page. */
export function PageSteps({ page, size, total, onGo }: PageStepsProps) {
  const last = Math.ceil(total / size);
  if (last <= 1) return null;
  return (
    <p className={styles.pages}>
      <button type="button" className="button" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <Trans>Previous</Trans>
      </button>
      <span>
        <Trans>
          Page {{ page: numberLabel(page) }} of {{ last: numberLabel(last) }}
        </Trans>
      </span>
      <button type="button" className="button" disabled={page >= last} onClick={() => onGo(page + 1)}>
        <Trans>Next</Trans>
      </button>
    </p>
  );
}
