import type { MemberSort } from '#contract/desk';
import type { Column } from '../table/column';

type SortColumn = Exclude<MemberSort, `-${string}`>;

export const MEMBER_COLUMNS: readonly Column<SortColumn>[] = [
  { label: 'User ID', sort: 'id' },
  { label: 'Username', sort: 'username' },
  { label: 'Email', sort: 'email' },
  { label: 'Name', sort: 'name' },
  { label: 'Created', sort: 'created' },
  { label: 'Status', sort: 'status' },
  { label: 'Actions' },
];
