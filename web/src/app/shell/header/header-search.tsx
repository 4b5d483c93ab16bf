import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../components/feedback/icon';
import { SearchInput } from '../../../features/search/components/box/search-input';
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
        <SearchInput label={t`Search news`} placeholder={t`Search news`} className={styles.input} />
      </form>
    </search>
  );
}
