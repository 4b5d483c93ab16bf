import { momentLabel, relativeTime } from '#words/news-clock';
import { useNewsClock } from '../lib/news-clock';

/** '5 minutes ago' by the news clock, with the full time on hover; 'Recently' without a date. */
export function RelativeTime({ at }: { at: string | null }) {
  const { now } = useNewsClock();
  if (at === null) return <span>{relativeTime(at, now)}</span>;
  return (
    <time
      dateTime={at}
      onPointerEnter={(event) => {
        event.currentTarget.title = momentLabel(at);
      }}
    >
      {relativeTime(at, now)}
    </time>
  );
}
