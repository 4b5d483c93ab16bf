import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { textDirection } from '../lib/language/chosen-language';
import styles from './scrolling-tabs.module.css';

interface Tab {
  key: string;
  label: string;
  /** Visible, but cannot be chosen. */
  isDisabled?: boolean;
}

interface ScrollingTabsProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChoose: (key: string) => void;
  /** Smaller, for narrow containers. */
  compact?: boolean;
  /** The active tab's panel. */
  children: ReactNode;
}

/** How much of the next tab shows beside the active one (px). */
const PEEK = 24;
/** In the writing direction of English. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs that scroll sideways in narrow windows. Arrow keys move between them. */
export function ScrollingTabs({
  label,
  tabs,
  active,
  onChoose,
  compact = false,
  children,
}: ScrollingTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is active
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector('[aria-selected="true"]')];
    if (!row || !tab) return;
    const [seen, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.right > seen.right) row.scrollLeft += own.right - seen.right + PEEK;
    if (own.left < seen.left) row.scrollLeft -= seen.left - own.left + PEEK;
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const rightward = STEPS[event.key];
    if (rightward === undefined) return;
    const step = textDirection() === 'rtl' ? -rightward : rightward;
    event.preventDefault();
    const open = tabs.filter(({ key, isDisabled }) => key === active || !isDisabled);
    const at = open.findIndex(({ key }) => key === active);
    const next = open[(at + step + open.length) % open.length]?.key ?? active;
    onChoose(next);
    const place = tabs.findIndex(({ key }) => key === next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`${styles.list} ${compact ? styles.compact : ''}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === active}
            aria-disabled={tab.isDisabled}
            aria-controls={tab.key === active ? `${id}-panel` : undefined}
            tabIndex={tab.key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => !tab.isDisabled && onChoose(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
