import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToggleFollow } from '../../../features/follow/hooks/use-toggle-follow';
import { useToggleBookmark } from '../../../features/reading-lists/hooks/use-toggle-bookmark';
import { useDeviceValue } from '../../../lib/device/device-store';
import { focusCard, focusedCard, linkOf, subjectId } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';

/** Below the header, with some air (px); the same as the style sheet's scroll padding. */
const TOP = 72;
/** Where a letter is text, or chooses among options. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="menu"]';
const DIALOGS = 'dialog[open], [role="dialog"][aria-modal="true"]';

/** Whether single keys do something: the reader may switch them off, as other programs may need them. */
export function useKeysSwitch(): [boolean, (on: boolean) => void] {
  const [stored, store] = useDeviceValue('keyboard');
  return [stored !== 'off', (on) => store(on ? 'on' : 'off')];
}

/** The keys that work on every page (what they do stands in keyboard-help.tsx). Used once, by the shell. */
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

/** No text is being typed, no dialog is open, no modifier is held; only walking repeats while a key is held. */
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

/** The page's own search box, else the header's; false where neither is shown, as on phones. */
function focusSearch(): boolean {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>('main input[type="search"], header input[type="search"]'),
  ];
  const box = boxes.toSorted((a, b) => placeOf(a) - placeOf(b)).find((input) => input.checkVisibility());
  // The header stands still: nothing needs to be scrolled to.
  box?.focus({ preventScroll: box.closest('header') !== null });
  box?.select();
  return box !== undefined;
}

const placeOf = (input: Element) => (input.closest('main') === null ? 1 : 0);
