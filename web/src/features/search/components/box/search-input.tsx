import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useRef, useState } from 'react';
import { SEARCH_MAX_CHARS } from '#contract/site';
import type { SuggestionKeys } from './suggestion-list';

const SuggestionList = lazy(() =>
  import('./suggestion-list').then((module) => ({ default: module.SuggestionList })),
);

interface SearchInputProps {
  label: string;
  placeholder: string;
  defaultValue?: string;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The text box of a search form, named `q`, with suggestions while the reader types. Arrow keys choose one and Enter opens
 * it; if none is chosen, Enter submits the form. Escape closes them. The container must be positioned.
 */
export function SearchInput({ label, placeholder, defaultValue, className, ref }: SearchInputProps) {
  const list = useId();
  const keys = useRef<SuggestionKeys>(null);
  /** What is typed while suggestions are open. */
  const [text, setText] = useState<string | null>(null);
  const [shown, setShown] = useState({ count: 0, active: null as string | null });
  const isOpen = text !== null && text.trim() !== '';
  const isShown = isOpen && shown.count > 0;
  const close = () => setText(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (isShown && keys.current?.open()) event.preventDefault();
      close();
    } else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      keys.current?.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isShown && event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    <>
      <input
        ref={ref}
        name="q"
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={(isShown && shown.active) || undefined}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={SEARCH_MAX_CHARS}
        autoComplete="off"
        className={className}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionList id={list} text={text} ref={keys} onShown={setShown} onOpened={close} />
        </Suspense>
      )}
    </>
  );
}
