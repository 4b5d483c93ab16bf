import { msg } from '@lingui/core/macro';
import type { MemberSort } from '#contract/desk';
import type { Column } from '../table/column';

type SortColumn = Exclude<MemberSort, `-${string}`>;

export const MEMBER_COLUMNS: readonly Column<SortColumn>[] = [
  { label: msg`User ID`, sort: 'id' },
  { label: msg`Username`, sort: 'username' },
  { label: msg`Email`, sort: 'email' },
  { label: msg`Name`, sort: 'name' },
  { label: msg`Created`, sort: 'created' },
  { label: msg`Status`, sort: 'status' },
  { label: msg`Actions` },
];
