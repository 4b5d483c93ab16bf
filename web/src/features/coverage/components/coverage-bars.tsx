import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CoverageDay } from '#contract/timeline';
import { BIAS_GROUPS, type BiasGroup } from '#vocabulary';
import { biasLabel } from '#words/reading';
import { BiasPatterns, biasFill } from '../../../components/outlet/bias-pattern';
import { plainDayLabel, plainDayMonth } from '../../../lib/dates';
import { textDirection } from '../../../lib/language/chosen-language';
import { seriesLabel } from '../../../lib/language/numbers';
import styles from './coverage-bars.module.css';

/** Height of the tallest bar (lower in a quiet chart), and the widest a day can be (px). The dates below need a minimum width. */
const HEIGHT = 56;
const QUIET_HEIGHT = 24;
const WIDEST = 64;
const DATES_ROOM = 240;
/** In the writing direction of English. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface CoverageBarsProps {
  days: readonly CoverageDay[];
  /** Lower, without a legend; the text of a bar is between the dates. */
  isQuiet: boolean;
  onDay: (day: string) => void;
}

/** A bar for each day, its groups stacked. Arrow keys move between bars; the text of a bar is below. */
export function CoverageBars({ days, isQuiet, onDay }: CoverageBarsProps) {
  const scope = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(days.length - 1);
  const most = Math.max(1, ...days.map(({ total }) => total));
  const current = days[Math.min(at, days.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    const rightward = STEPS[event.key];
    if (rightward === undefined) return;
    const step = textDirection() === 'rtl' ? -rightward : rightward;
    event.preventDefault();
    list.current?.querySelectorAll('button')[Math.max(0, Math.min(days.length - 1, at + step))]?.focus();
  };
  const height = isQuiet ? QUIET_HEIGHT : HEIGHT;
  const dateOf = isQuiet ? plainDayMonth : plainDayLabel;
  const said = <p className={`meta ${styles.said}`}>{current && sentenceOf(current)}</p>;
  return (
    <>
      <div style={isQuiet ? undefined : { maxWidth: Math.max(DATES_ROOM, days.length * WIDEST) }}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside it */}
        <div ref={list} className={`${styles.bars} ${isQuiet ? styles.quiet : ''}`} onKeyDown={onKeyDown}>
          <svg className={styles.patterns} aria-hidden="true" focusable="false">
            <BiasPatterns scope={scope} />
          </svg>
          {days.map((day, index) => (
            <button
              key={day.day}
              type="button"
              className={styles.day}
              tabIndex={index === at ? 0 : -1}
              aria-label={sentenceOf(day)}
              onFocus={() => setAt(index)}
              onMouseEnter={() => setAt(index)}
              onClick={() => onDay(day.day)}
            >
              {day.milestones > 0 && <span className={styles.milestone} />}
              <Bar day={day} share={height / most} height={height} scope={scope} />
            </button>
          ))}
        </div>
        <div className={styles.foot}>
          <span>{days[0] && dateOf(days[0].day)}</span>
          {isQuiet && said}
          <span>{dateOf(days.at(-1)?.day ?? '')}</span>
        </div>
      </div>
      {!isQuiet && said}
      {!isQuiet && <Legend days={days} scope={scope} />}
    </>
  );
}

interface BarProps {
  day: CoverageDay;
  /** The height of one article (px), and of the tallest bar. */
  share: number;
  height: number;
  scope: string;
}

function Bar({ day, share, height, scope }: BarProps) {
  let top = height;
  return (
    <svg className={styles.bar} height={height} aria-hidden="true" focusable="false">
      {BIAS_GROUPS.filter((bias) => day.articles[bias] > 0).map((bias) => {
        const tall = day.articles[bias] * share;
        top -= tall;
        return (
          <rect
            key={bias}
            y={top}
            width="100%"
            height={tall}
            fill={biasFill(scope, bias)}
            className={styles.part}
          />
        );
      })}
    </svg>
  );
}

function Legend({ days, scope }: { days: readonly CoverageDay[]; scope: string }) {
  return (
    <ul className={styles.legend} aria-label={t`Bias of the sources`}>
      {BIAS_GROUPS.filter((bias) => days.some(({ articles }) => articles[bias] > 0)).map((bias) => (
        <li key={bias} className={styles.entry}>
          <svg width="12" height="12" aria-hidden="true" focusable="false">
            <rect width="12" height="12" fill={biasFill(scope, bias)} />
          </svg>
          {biasLabel(bias)}
        </li>
      ))}
      <li className={styles.entry}>
        <span className={styles.milestone} />
        {t`Milestone`}
      </li>
    </ul>
  );
}

/** 'Tue 4 Mar 2031: 12 articles (3 left, 9 center), 2 milestones' */
function sentenceOf({ day, total, articles, milestones }: CoverageDay): string {
  const groups = BIAS_GROUPS.filter((bias) => articles[bias] > 0).map((bias) =>
    ofGroup(bias, articles[bias]),
  );
  const sum = plural(total, { one: '# article', other: '# articles' });
  const counted = total === 0 ? sum : t`${{ articles: sum }} (${{ groups: seriesLabel(groups) }})`;
  const date = plainDayLabel(day);
  if (milestones === 0) return t`${date}: ${{ articles: counted }}`;
  return t`${date}: ${{ articles: counted }}, ${plural(milestones, { one: '# milestone', other: '# milestones' })}`;
}

/** '3 left': the articles of a day from sources with this bias. */
function ofGroup(bias: BiasGroup, count: number): string {
  switch (bias) {
    case 'left':
      return t({ message: `${count} left`, comment: 'articles of sources on the left' });
    case 'center-left':
      return t`${count} center-left`;
    case 'center':
      return t`${count} center`;
    case 'center-right':
      return t`${count} center-right`;
    case 'right':
      return t({ message: `${count} right`, comment: 'articles of sources on the right' });
    case 'unknown':
      return t`${count} no bias label`;
  }
}
