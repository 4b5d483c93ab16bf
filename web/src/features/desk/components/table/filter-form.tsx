import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** What was typed, trimmed, when it is sent: by Enter or by the button. Lists apply at once. */
  onSearch: (typed: (name: string) => string) => void;
  /** The fields, the widest first. */
  children: ReactNode;
}

/** The search and the filters of a list. */
export function FilterForm({ onSearch, children }: FilterFormProps) {
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          onSearch((name) => String(form.get(name) ?? '').trim());
        }}
      >
        {children}
        <button type="submit" className="button">
          <Trans>Search</Trans>
        </button>
      </form>
    </search>
  );
}
