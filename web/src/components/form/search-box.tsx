import type { ChangeEventHandler } from 'react';
import { SEARCH_MAX_CHARS } from '#contract/site';
import { Icon } from '../feedback/icon';
import styles from './search-box.module.css';

interface SearchBoxProps {
  name: string;
  label: string;
  placeholder: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A search input with an icon, as wide as its container. */
export function SearchBox({ label, ...input }: SearchBoxProps) {
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon name="search" size={16} />
      </span>
      <input
        {...input}
        type="search"
        aria-label={label}
        className={styles.input}
        maxLength={SEARCH_MAX_CHARS}
        autoComplete="off"
      />
    </div>
  );
}
