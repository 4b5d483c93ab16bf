import type { Marker } from '#contract/timeline';
import { MARKER_TOOLTIPS } from '#words/timeline';
import { Hint } from '../../../../components/feedback/hint';
import styles from './milestone-marker.module.css';

/** The kind of a development: a shape and a colour on the timeline, with a tooltip. */
export function MilestoneMarker({ marker }: { marker: Marker }) {
  return (
    <Hint text={MARKER_TOOLTIPS[marker]}>
      {(describedBy) => (
        <span
          role="img"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard
          tabIndex={0}
          aria-label={MARKER_TOOLTIPS[marker]}
          aria-describedby={describedBy}
          className={`${styles.marker} ${styles[marker] ?? ''}`}
        />
      )}
    </Hint>
  );
}
