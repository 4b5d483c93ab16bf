import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToggleFollow } from '../../../features/follow/hooks/use-toggle-follow';
import { useToggleBookmark } from '../../../features/reading-lists/hooks/use-toggle-bookmark';
import { useDeviceValue } from '../../../lib/device/device-store';
import { focusCard, focusedCard, linkOf, subjectId } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';

/** Below the header, with some space (px); equal to the style sheet's scroll padding. */
const TOP = 72;
/** Elements in which a letter is text, or chooses an option. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="menu"]';
const DIALOGS = 'dialog[open], [role="dialog"][aria-modal="true"]';

/** True if single keys work. The reader can switch them off, since other programs may need them. */
export function useKeysSwitch(): [boolean, (on: boolean) => void] {
  const [stored, store] = useDeviceValue('keyboard');
  return [stored !== 'off', (on) => store(on ? 'on' : 'off')];
}

/** The keys that work on every page (keyboard-help.tsx lists them). Used once, by the shell. */
export function useKeys({ onHelp }: { onHelp: () => void }): void {
  const [isOn] = useKeysSwitch();
  const navigate = useNavigate();
  const follow = useToggleFollow();
  const bookmark = useToggleBookmark();
  const press = useEffectEvent((key: string): (() => void) | undefined => {
    const actions: Record<string, () => void> = {
      j: () => focusCard(1, TOP),
      k: () => focusCard(-1, TOP),
      o: openFocused,
      f: () => withId(subjectId('topic'), follow),
      s: () => withId(subjectId('article'), bookmark),
      '/': () => focusSearch() || void navigate(pages.search()),
      '?': onHelp,
    };
    return actions[key];
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForThePage(event)) return;
      const action = press(event.key);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** True if no text is being typed, no dialog is open and no modifier is held. Only `j` and `k` repeat while held. */
function isForThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  if (event.repeat && event.key !== 'j' && event.key !== 'k') return false;
  if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return false;
  return ![...document.querySelectorAll(DIALOGS)].some((dialog) => dialog.checkVisibility());
}

function openFocused(): void {
  const card = focusedCard();
  if (card !== null) linkOf(card)?.click();
}

function withId(id: number | null, act: (id: number) => Promise<void>): void {
  if (id !== null) void act(id);
}

/** Focuses the page's own search box, else the header's; false if neither is shown, as on phones. */
function focusSearch(): boolean {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>('main input[type="search"], header input[type="search"]'),
  ];
  const box = boxes.toSorted((a, b) => placeOf(a) - placeOf(b)).find((input) => input.checkVisibility());
  // The header is sticky, so nothing needs to scroll.
  box?.focus({ preventScroll: box.closest('header') !== null });
  box?.select();
  return box !== undefined;
}

const placeOf = (input: Element) => (input.closest('main') === null ? 1 : 0);
