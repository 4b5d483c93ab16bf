import { t } from '@lingui/core/macro';
import type { TodayStory } from '#contract/reading';
import { originsLabel } from '#words/timeline';
import { BiasStrip } from '../../../components/outlet/bias-strip';
import { numberLabel } from '../../../lib/language/numbers';
import styles from './story-facts.module.css';

/** How well a story is confirmed, what is new, and which side reports it. */
export function StoryFacts({ story: { originCount, newReports, outlets } }: { story: TodayStory }) {
  return (
    <p className={`meta ${styles.facts}`}>
      <span>
        {originsLabel(originCount)}
        {newReports > 0 && ` · ${t`${{ newReports: numberLabel(newReports) }} new since yesterday`}`}
      </span>
      <BiasStrip counts={outlets} />
    </p>
  );
}
