import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_MAX_CHARS } from '#contract/site';
import { Icon } from '../../../components/feedback/icon';
import { pages } from '../../../lib/urls';
import styles from './header-search.module.css';

/** The desktop search box. Blank text does nothing. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text !== '') navigate(pages.search(text));
  };
  return (
    <search className={styles.search}>
      <form onSubmit={onSubmit} className={styles.form}>
        <span className={styles.icon}>
          <Icon name="search" size={16} />
        </span>
        <input
          className={styles.input}
          name="q"
          type="search"
          placeholder="Search news"
          aria-label="Search news"
          maxLength={SEARCH_MAX_CHARS}
          autoComplete="off"
        />
      </form>
    </search>
  );
}
