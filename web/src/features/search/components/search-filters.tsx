import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../../components/form/field';
import type { NewsSearch } from '../api/use-news-search';
import styles from './search-filters.module.css';

/** Filters for sources and days, inside the search form. */
export function SearchFilters({ search, error }: { search: NewsSearch; error: string | undefined }) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">
        <Trans>Filters</Trans>
      </legend>
      <div className={styles.sources}>
        <Field
          label={t`Sources`}
          name="sources"
          type="text"
          placeholder={t`Comma-separated names or domains`}
          defaultValue={search.sources ?? ''}
          maxLength={2_000}
          autoComplete="off"
        />
      </div>
      <Field label={t`From Date`} name="from" type="date" defaultValue={search.from ?? ''} error={error} />
      <Field label={t`To Date`} name="to" type="date" defaultValue={search.to ?? ''} />
      <button type="submit" className={`button button-primary ${styles.apply}`}>
        <Trans>Apply Filters</Trans>
      </button>
    </fieldset>
  );
}
