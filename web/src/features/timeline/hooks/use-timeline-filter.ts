import { useSearchParams } from 'react-router-dom';
import { TIMELINE_ORDERS, TIMELINE_SHOWS, type TimelineOrder, type TimelineShow } from '#contract/timeline';

export interface TimelineFilter {
  show: TimelineShow;
  order: TimelineOrder;
  change: (part: { show?: TimelineShow; order?: TimelineOrder }) => void;
}

/** The filter and order of the timeline, held in the address so that it can be shared and Back works. */
export function useTimelineFilter(): TimelineFilter {
  const [params, setParams] = useSearchParams();
  const show = TIMELINE_SHOWS.find((known) => known === params.get('show')) ?? 'all';
  const order = TIMELINE_ORDERS.find((known) => known === params.get('order')) ?? 'newest';
  const change: TimelineFilter['change'] = (part) => {
    const next = { show, order, ...part };
    setParams(
      {
        ...(next.show !== 'all' && { show: next.show }),
        ...(next.order !== 'newest' && { order: next.order }),
      },
      { preventScrollReset: true },
    );
  };
  return { show, order, change };
}
