import { msg, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { DESK_TOPICS_PAGE } from '#contract/desk';
import { TOPIC_STATUSES } from '#vocabulary';
import { TOPIC_STATUS_NAMES } from '#words/vocabulary';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { PageSteps } from '../../../../components/page-steps';
import { RelativeTime } from '../../../../components/relative-time';
import { numberLabel, seriesLabel } from '../../../../lib/language/numbers';
import { said } from '../../../../lib/language/said';
import { useDeskTopics } from '../../api/use-desk-stories';
import { DeskCell } from '../table/desk-cell';
import { DeskTable } from '../table/desk-table';
import { FilterForm } from '../table/filter-form';

const COLUMNS = [
  { label: msg`Story` },
  { label: msg`Status` },
  { label: msg`Listed` },
  { label: msg`Articles` },
  { label: msg`Origins` },
  { label: msg`Followers` },
  { label: msg`Last report` },
  { label: msg`Locks` },
];
const FILTERS = ['q', 'status', 'listing', 'locked'] as const;

/** All stories, newest report first. Search and filters are in the address. */
export function StoryList() {
  const [params, setParams] = useSearchParams();
  const offset = Number(params.get('offset') ?? 0);
  const filter = Object.fromEntries(FILTERS.map((name) => [name, params.get(name) || undefined]));
  const { data, error, mutate } = useDeskTopics({ ...filter, limit: DESK_TOPICS_PAGE, offset });
  const any = { value: '', label: t`Any` };
  const choose = (chosen: Record<string, string>) =>
    setParams(
      { tab: 'topics', ...clean({ ...filter, ...chosen }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <FilterForm onSearch={(typed) => choose({ q: typed('q') })}>
        <Field
          label={t`Find a story`}
          name="q"
          type="search"
          defaultValue={filter.q ?? ''}
          hint={t`Name, label or id`}
        />
        <SelectField
          label={t`Status`}
          choices={[any, ...TOPIC_STATUSES.map((value) => ({ value, label: TOPIC_STATUS_NAMES[value] }))]}
          value={filter.status ?? ''}
          onChange={(e) => choose({ status: e.target.value })}
        />
        <SelectField
          label={t`Listing`}
          choices={[any, { value: 'listed', label: t`Listed` }, { value: 'unlisted', label: t`Unlisted` }]}
          value={filter.listing ?? ''}
          onChange={(e) => choose({ listing: e.target.value })}
        />
        <SelectField
          label={t`Locks`}
          choices={[
            any,
            { value: 'yes', label: t`Set by an editor` },
            { value: 'no', label: t`Machine only` },
          ]}
          value={filter.locked ?? ''}
          onChange={(e) => choose({ locked: e.target.value })}
        />
      </FilterForm>
      {error !== undefined && data === undefined && (
        <LoadFailed title={t`The stories could not be loaded.`} onRetry={mutate} />
      )}
      {data !== undefined && (
        <>
          <p className="meta" role="status">
            <Plural value={data.total} one="# story" other="# stories" />
          </p>
          <DeskTable label={t`Stories`} columns={COLUMNS} sort="" onSort={() => undefined}>
            {data.entries.map((topic) => (
              <tr key={topic.id}>
                <DeskCell kind="text">
                  <Link to={{ search: `?tab=topics&topic=${topic.id}` }} lang={topic.language}>
                    {topic.label ?? topic.name}
                  </Link>
                </DeskCell>
                <DeskCell label={t`Status`}>
                  {TOPIC_STATUS_NAMES[topic.status as keyof typeof TOPIC_STATUS_NAMES] ?? topic.status}
                </DeskCell>
                <DeskCell label={t`Listed`}>{topic.isListed ? t`Yes` : t`No`}</DeskCell>
                {[
                  ['articles', t`Articles`, topic.articleCount] as const,
                  ['origins', t`Origins`, topic.originCount] as const,
                  ['followers', t`Followers`, topic.followerCount] as const,
                ].map(([key, label, count]) => (
                  <DeskCell key={key} label={label} kind="number">
                    {numberLabel(count)}
                  </DeskCell>
                ))}
                <DeskCell label={t`Last report`}>
                  <RelativeTime at={topic.lastReportedAt} />
                </DeskCell>
                <DeskCell {...(topic.locks.length > 0 && { label: t`Locks` })}>
                  {seriesLabel(topic.locks.map(said))}
                </DeskCell>
              </tr>
            ))}
          </DeskTable>
          <PageSteps
            label={t`Pages of stories`}
            page={Math.floor(offset / DESK_TOPICS_PAGE) + 1}
            pageCount={Math.ceil(data.total / DESK_TOPICS_PAGE)}
            onGo={(next) => choose({ offset: String((next - 1) * DESK_TOPICS_PAGE) })}
          />
        </>
      )}
    </>
  );
}

function clean(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
