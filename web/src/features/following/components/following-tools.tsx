import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { FollowingSort, FollowingStatus } from '#contract/reading';
import { Choice } from '../../../components/form/choice';
import { SearchBox } from '../../../components/form/search-box';
import { useSearchText } from '../../../lib/page/use-search-text';
import type { FollowingFilter } from '../api/use-following';
import styles from './following-tools.module.css';

const sorts = (): { value: FollowingSort; label: string }[] => [
  { value: 'newest', label: t`Latest news` },
  { value: 'name', label: t`Name` },
  { value: 'followed', label: t`Followed last` },
  { value: 'status', label: t`Status` },
];

const statuses = (): { value: FollowingStatus; label: string }[] => [
  { value: 'open', label: t`Not resolved` },
  { value: 'developing', label: t`Active & Developing` },
  { value: 'ongoing', label: t`Ongoing` },
  { value: 'resolved', label: t`Resolved` },
];

interface FollowingToolsProps {
  filter: FollowingFilter;
  onChange: (change: Partial<FollowingFilter>) => void;
  total: number;
}

/** Search, status and order of the followed stories. */
export function FollowingTools({ filter, onChange, total }: FollowingToolsProps) {
  return (
    <>
      <search className={styles.tools}>
        <FollowingSearch q={filter.q} onSearch={(q) => onChange({ q })} />
        <div className={styles.choices}>
          <Choice
            label={t`Status`}
            value={filter.status}
            choices={statuses()}
            onChange={(status) => onChange({ status })}
          />
          <Choice
            label={t`Sort by`}
            value={filter.sort}
            choices={sorts()}
            onChange={(sort) => onChange({ sort })}
          />
        </div>
      </search>
      <p className={`meta ${styles.count}`} role="status">
        <Plural value={total} one="# story" other="# stories" />
      </p>
    </>
  );
}

function FollowingSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useSearchText(q, onSearch);
  return (
    <div className={styles.search}>
      <SearchBox
        name="q"
        label={t`Search the stories you follow`}
        placeholder={t`Search the stories you follow`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
