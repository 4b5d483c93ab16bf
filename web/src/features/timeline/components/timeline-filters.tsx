import { t } from '@lingui/core/macro';
import type { TimelineOrder, TimelineShow } from '#contract/timeline';
import { Choice } from '../../../components/form/choice';
import type { TimelineFilter } from '../hooks/use-timeline-filter';
import styles from './timeline-filters.module.css';

const SHOWS: readonly { value: TimelineShow; label: string }[] = [
  { value: 'all', label: 'All milestones' },
  { value: 'major', label: 'Key milestones only' },
  { value: 'verified', label: 'Verified only' },
];
const ORDERS: readonly { value: TimelineOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

export function TimelineFilters({ show, order, change }: TimelineFilter) {
  return (
    <div className={styles.filters} data-print="no">
      <Choice label={t`Show`} value={show} choices={SHOWS} onChange={(chosen) => change({ show: chosen })} />
      <Choice
        label={t`Order`}
        value={order}
        choices={ORDERS}
        onChange={(chosen) => change({ order: chosen })}
      />
    </div>
  );
}
