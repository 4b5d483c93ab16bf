import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Suggestions } from '#contract/search';
import { statusBadge } from '#words/stories';
import { pages } from '../../../../lib/urls';
import { useSuggestions } from '../../api/use-suggestions';
import styles from './suggestion-list.module.css';

/** What the keys of the text box do. */
export interface SuggestionKeys {
  /** Chooses the next or the previous suggestion, or none past the ends. */
  move: (by: 1 | -1) => void;
  /** Opens the chosen suggestion. False if none is chosen. */
  open: () => boolean;
}

interface SuggestionListProps {
  id: string;
  text: string;
  ref: Ref<SuggestionKeys>;
  /** How many are shown, and the id of the chosen one. */
  onShown: (shown: { count: number; active: string | null }) => void;
  onOpened: () => void;
}

interface Suggestion {
  key: string;
  name: string;
  /** Of a story's name (BCP 47). */
  language?: string;
  about: string;
  path: string;
}

function suggestionsOf({ stories, sources }: Suggestions): Suggestion[] {
  return [
    ...stories.map(({ id, slug, name, language, status }) => ({
      key: `story-${id}`,
      name,
      language,
      about: t`Story · ${{ status: statusBadge(status) }}`,
      path: pages.topic(slug),
    })),
    ...sources.map(({ id, slug, name }) => ({
      key: `source-${id}`,
      name,
      about: t`Source`,
      path: pages.source(slug),
    })),
  ];
}

/** Stories and sources below the text box. */
export function SuggestionList({ id, text, ref, onShown, onOpened }: SuggestionListProps) {
  const navigate = useNavigate();
  const found = useSuggestions(text);
  const suggestions = useMemo(() => suggestionsOf(found), [found]);
  const [chosen, setChosen] = useState<string | null>(null);
  const count = suggestions.length;
  const place = suggestions.findIndex(({ key }) => key === chosen);
  const active = place === -1 ? null : `${id}-${chosen}`;
  useEffect(() => onShown({ count, active }), [onShown, count, active]);
  useEffect(() => () => onShown({ count: 0, active: null }), [onShown]);
  const open = ({ path }: Suggestion) => {
    onOpened();
    navigate(path);
  };
  useImperativeHandle(ref, () => ({
    move: (by) => {
      // One place more than suggestions: at it none is chosen.
      const next = (place + 1 + by + count + 1) % (count + 1);
      setChosen(suggestions[next - 1]?.key ?? null);
    },
    open: () => {
      const suggestion = suggestions[place];
      if (suggestion !== undefined) open(suggestion);
      return suggestion !== undefined;
    },
  }));
  if (count === 0) return null;
  return (
    <>
      <div id={id} role="listbox" aria-label={t`Suggestions`} className={styles.list}>
        {suggestions.map((suggestion) => (
          <button
            type="button"
            tabIndex={-1}
            key={suggestion.key}
            id={`${id}-${suggestion.key}`}
            role="option"
            aria-selected={suggestion.key === chosen}
            className={styles.option}
            // The text box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(suggestion)}
          >
            <span className={styles.name} lang={suggestion.language}>
              {suggestion.name}
            </span>
            <span className={styles.about}>{suggestion.about}</span>
          </button>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        <Plural value={count} one="# suggestion" other="# suggestions" />
      </span>
    </>
  );
}
