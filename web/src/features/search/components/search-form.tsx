import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/feedback/icon';
import type { NewsSearch } from '../api/use-news-search';
import { SearchInput } from './box/search-input';
import { hasFilters } from './search-address';
import { SearchFilters } from './search-filters';
import styles from './search-form.module.css';

interface SearchFormProps {
  search: NewsSearch;
  onSearch: (search: NewsSearch) => void;
}

/**
 * The query and the collapsible filters. Enter, the icon and 'Apply Filters' run the search from its first page, with the
 * order and the kind that are chosen.
 */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [isOpen, setIsOpen] = useState(hasFilters(search));
  const [error, setError] = useState<string>();
  const words = useRef<HTMLInputElement>(null);
  const filters = useId();
  const form = useRef<HTMLFormElement>(null);
  const { q, sources, from, to, kind, sort } = search;
  // Going back, or a link to another search, changes the address. The inputs follow and keep their focus.
  useEffect(() => {
    setError(undefined);
    fill(form.current, { q, sources, from, to });
  }, [q, sources, from, to]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = searchOf(new FormData(event.currentTarget));
    const isWrong = next.from !== undefined && next.to !== undefined && next.from > next.to;
    setError(isWrong ? t`From Date must not be after To Date.` : undefined);
    if (isWrong) return;
    if (next.q === '') words.current?.focus();
    else onSearch({ ...next, ...(kind && { kind }), ...(sort && { sort }) });
  };
  return (
    <search>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <div className={styles.line}>
          <div className={styles.box}>
            <SearchInput
              ref={words}
              label={t`Search news stories`}
              placeholder={t`Search news stories`}
              defaultValue={search.q}
              className={styles.input}
            />
            <button type="submit" aria-label={t`Search`} title={t`Search`} className={styles.go}>
              <Icon name="search" size={18} />
            </button>
          </div>
          <button
            type="button"
            className="button"
            aria-expanded={isOpen}
            aria-controls={filters}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Trans>Filters</Trans>
            <span className={isOpen ? styles.open : styles.closed}>
              <Icon name="chevron" size={16} />
            </span>
          </button>
        </div>
        <div id={filters} hidden={!isOpen}>
          <SearchFilters search={search} error={error} />
        </div>
      </form>
    </search>
  );
}

function fill(form: HTMLFormElement | null, values: Record<string, string | undefined>): void {
  for (const [name, value = ''] of Object.entries(values)) {
    const box = form?.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.value = value;
  }
}

function searchOf(form: FormData): NewsSearch {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const filled = Object.fromEntries(
    ['sources', 'from', 'to'].map((name) => [name, text(name)]).filter(([, value]) => value !== ''),
  ) as Pick<NewsSearch, 'sources' | 'from' | 'to'>;
  return { q: text('q'), ...filled, page: 1 };
}
