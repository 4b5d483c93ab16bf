import { msg, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { DESK_SOURCES_PAGE } from '#contract/desk';
import { i18n } from '#language';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { Choice } from '../../../../components/form/choice';
import { SearchBox } from '../../../../components/form/search-box';
import { PageSteps } from '../../../../components/page-steps';
import { useSettled } from '../../../../lib/settled-value';
import { useDeskSources } from '../../api/use-desk-sources';
import { SourceEntry } from './source-entry';
import styles from './sources.module.css';

const PAUSE_MS = 250;
const ONLY = [
  { value: '', label: msg`All` },
  { value: 'corrected', label: msg`Set by operators` },
  { value: 'quota', label: msg`With a quota` },
  { value: 'disabled', label: msg`Disabled` },
] as const;
type Only = (typeof ONLY)[number]['value'];

/** The directory of sources, by name. */
export function SourceList() {
  const [text, setText] = useState('');
  const [only, setOnly] = useState<Only>('');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useDeskSources(useSettled(text.trim(), PAUSE_MS), only, page);
  const pageCount = Math.ceil((data?.total ?? 0) / DESK_SOURCES_PAGE);
  return (
    <>
      <div className={styles.filters}>
        <SearchBox
          name="q"
          label={t`Search sources`}
          placeholder={t`Name or domain`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
        <Choice
          label={t`Only`}
          value={only}
          choices={ONLY.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(chosen) => {
            setOnly(chosen);
            setPage(1);
          }}
        />
      </div>
      {data === undefined && error === undefined && <Spinner label={t`Loading the sources`} />}
      {data === undefined && error !== undefined && (
        <LoadFailed title={t`The sources could not be loaded.`} onRetry={mutate} />
      )}
      {data !== undefined && (
        <>
          <p className="meta" role="status">
            <Plural value={data.total} one="# source" other="# sources" />
          </p>
          <ul className={styles.list} aria-label={t`Sources`}>
            {data.entries.map((source) => (
              <SourceEntry key={source.id} source={source} />
            ))}
          </ul>
          <PageSteps label={t`Pages of sources`} page={page} pageCount={pageCount} onGo={setPage} />
        </>
      )}
    </>
  );
}
