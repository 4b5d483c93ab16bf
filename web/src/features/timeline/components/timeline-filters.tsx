import { t } from '@lingui/core/macro';
import type { TimelineOrder, TimelineShow } from '#contract/timeline';
import { Choice } from '../../../components/form/choice';
import type { TimelineFilter } from '../hooks/use-timeline-filter';
import styles from './timeline-filters.module.css';

export function TimelineFilters({ show, order, change }: TimelineFilter) {
  const shows: readonly { value: TimelineShow; label: string }[] = [
    { value: 'all', label: t`All milestones` },
    { value: 'major', label: t`Key milestones only` },
    { value: 'verified', label: t`Verified only` },
  ];
  const orders: readonly { value: TimelineOrder; label: string }[] = [
    { value: 'newest', label: t`Newest first` },
    { value: 'oldest', label: t`Oldest first` },
  ];
  return (
    <div className={styles.filters} data-print="no">
      <Choice label={t`Show`} value={show} choices={shows} onChange={(chosen) => change({ show: chosen })} />
      <Choice
        label={t`Order`}
        value={order}
        choices={orders}
        onChange={(chosen) => change({ order: chosen })}
      />
    </div>
  );
}
