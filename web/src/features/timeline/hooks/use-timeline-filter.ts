import { useSearchParams } from 'react-router-dom';
import { TIMELINE_ORDERS, TIMELINE_SHOWS, type TimelineOrder, type TimelineShow } from '#contract/timeline';

export interface TimelineFilter {
  show: TimelineShow;
  order: TimelineOrder;
  change: (part: { show?: TimelineShow; order?: TimelineOrder }) => void;
}

/** What of the timeline is shown and in which order, kept in the address: it can be shared, and Back works. */
export function useTimelineFilter(): TimelineFilter {
  const [params, setParams] = useSearchParams();
  const show = TIMELINE_SHOWS.find((known) => known === params.get('show')) ?? 'all';
  const order = TIMELINE_ORDERS.find((known) => known === params.get('order')) ?? 'newest';
  const change: TimelineFilter['change'] = (part) => {
    const next = { show, order, ...part };
    setParams({
      ...(next.show !== 'all' && { show: next.show }),
      ...(next.order !== 'newest' && { order: next.order }),
    });
  };
  return { show, order, change };
}
