import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { MEMBERS_PAGE } from '#contract/desk';
import { MEMBER_MESSAGES } from '#words/desk';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { SearchBox } from '../../../../components/form/search-box';
import { PageLinks } from '../../../../components/page-links';
import { useSearchText } from '../../../../lib/page/use-search-text';
import { useReader } from '../../../account/api/use-reader';
import { useMembers } from '../../api/use-members';
import { DeskTable } from '../table/desk-table';
import { MEMBER_COLUMNS } from './member-columns';
import { MemberRow } from './member-row';
import { useMemberSearch } from './member-search';

/** All members: searched, sorted and paged by the server. */
export function Members() {
  const { q, sort, page, change } = useMemberSearch();
  const [params] = useSearchParams();
  const { reader } = useReader();
  const [text, setText] = useSearchText(q, (to) => change({ q: to }));
  const { data, error, mutate } = useMembers({ q, sort, page });
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(to));
    return { search: next.toString() };
  };
  return (
    <>
      <SearchBox
        name="q"
        label={t`Search members`}
        placeholder={t`Username, email, name or ID`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {data === undefined && error === undefined && <Spinner label={t`Loading the members`} />}
      {data === undefined && error !== undefined && (
        <LoadFailed title={t`The members could not be loaded.`} onRetry={mutate} />
      )}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <p className="meta" role="status">
            <Plural value={data.total} one="# member" other="# members" />
          </p>
          <DeskTable
            label={t`Members`}
            columns={MEMBER_COLUMNS}
            sort={sort}
            onSort={(to) => change({ sort: to })}
          >
            {data.entries.map((member) => (
              <MemberRow key={member.id} member={member} isOwn={member.id === reader?.id} />
            ))}
          </DeskTable>
          <PageLinks
            label={t`Pages of members`}
            page={page}
            pageCount={Math.ceil(data.total / MEMBERS_PAGE)}
            hrefOf={hrefOf}
          />
        </>
      )}
      {data !== undefined && data.entries.length === 0 && (
        <Callout title={MEMBER_MESSAGES.empty}>
          {page > 1 && (
            <Link to={hrefOf(1)} className="button">
              <Trans>First page</Trans>
            </Link>
          )}
        </Callout>
      )}
    </>
  );
}
