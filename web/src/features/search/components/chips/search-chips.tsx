import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchResult } from '#contract/search';
import { i18n } from '#language';
import type { ArticleKind } from '#vocabulary';
import { Icon } from '../../../../components/feedback/icon';
import { useNewsClock } from '../../../../lib/news-clock';
import type { NewsSearch } from '../../api/use-news-search';
import {
  chosenSources,
  dayChoices,
  offeredSources,
  otherDays,
  withChange,
  withSources,
} from './chip-choices';
import styles from './search-chips.module.css';

const KINDS: Record<ArticleKind, MessageDescriptor> = {
  report: msg({ message: 'Reports', context: 'articles that report, unlike comment' }),
  comment: msg`Comment`,
};

interface SearchChipsProps {
  search: NewsSearch;
  /** The page of results, whose outlets are offered. */
  results: readonly SearchResult[];
  onSearch: (search: NewsSearch) => void;
}

/** The order of the results, and filters to press. A pressed filter is removed by pressing it again. */
export function SearchChips({ search, results, onSearch }: SearchChipsProps) {
  const { now } = useNewsClock();
  const days = dayChoices(now);
  const others = otherDays(search, days);
  const chosen = chosenSources(search);
  const { sort, kind, from, to } = search;
  const change = (values: Parameters<typeof withChange>[1]) => onSearch(withChange(search, values));
  const { groups, ...focus } = useFocusInside();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content
    <div
      ref={groups}
      role="group"
      aria-label={t`Refine results`}
      tabIndex={-1}
      className={styles.groups}
      {...focus}
    >
      <Group label={t`Order`}>
        <Chip isChosen={sort === undefined} onPress={() => change({ sort: undefined })}>
          {t`Relevance`}
        </Chip>
        <Chip isChosen={sort === 'newest'} onPress={() => change({ sort: 'newest' })}>
          {t`Newest`}
        </Chip>
      </Group>
      <Group label={t`Days`}>
        {days.map((day) => {
          const isChosen = from === day.from && to === undefined;
          const next = isChosen ? undefined : day.from;
          return (
            <Chip
              key={day.from}
              isChosen={isChosen}
              isRemovable
              onPress={() => change({ from: next, to: undefined })}
            >
              {day.label}
            </Chip>
          );
        })}
        {others !== null && (
          <Chip isChosen isRemovable onPress={() => change({ from: undefined, to: undefined })}>
            {others}
          </Chip>
        )}
      </Group>
      <Group label={t`Kind`}>
        {(Object.keys(KINDS) as ArticleKind[]).map((each) => (
          <Chip
            key={each}
            isChosen={kind === each}
            isRemovable
            onPress={() => change({ kind: kind === each ? undefined : each })}
          >
            {i18n._(KINDS[each])}
          </Chip>
        ))}
      </Group>
      <Group label={t`Sources`}>
        {[...chosen, ...offeredSources(search, results)].map((name, place) => {
          const isChosen = place < chosen.length;
          const next = isChosen ? chosen.filter((each) => each !== name) : [...chosen, name];
          return (
            <Chip
              key={name}
              isChosen={isChosen}
              isRemovable
              onPress={() => onSearch(withSources(search, next))}
            >
              {name}
            </Chip>
          );
        })}
      </Group>
    </div>
  );
}

/** The keyboard stays at the filters if the pressed one is gone: a source or days that are no longer offered. */
function useFocusInside() {
  const groups = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  // React reports no blur of what it removes.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      groups.current?.focus({ preventScroll: true });
  });
  const mark = (inside: boolean) => () => {
    isInside.current = inside;
  };
  return { groups, onFocus: mark(true), onBlur: mark(false) };
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  isChosen: boolean;
  /** Pressing it again removes it. */
  isRemovable?: boolean;
  onPress: () => void;
  children: string;
}

function Chip({ isChosen, isRemovable = false, onPress, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={styles.chip} onClick={onPress}>
      {children}
      {isChosen && isRemovable && <Icon name="close" size={12} />}
    </button>
  );
}
