import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A link on the page: its address, and its index among links with the same address. */
interface Place {
  href: string;
  nth: number;
}

/** The most pages of this tab whose place is remembered; the oldest are dropped. */
const MOST = 50;
/** How long to wait for a page's content to come back (ms). */
const PATIENCE_MS = 3_000;

const places = new Map<string, Place>();

/** A new page starts at its `main`. Going back or forward returns to the link that was used there. */
export function useFocusPlace(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
      if (link !== null) remember(key, placeOf(link));
    };
    document.addEventListener('focusin', note);
    // Not every browser focuses what is clicked.
    document.addEventListener('click', note, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('click', note, true);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is another page
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A corrected address is not a new page.
    if (navigation === 'REPLACE') return;
    main.current?.focus({ preventScroll: true });
    const place = navigation === 'POP' ? places.get(key) : undefined;
    if (place !== undefined && main.current !== null) return returnTo(place, main.current);
  }, [pathname]);
}

function remember(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

function placeOf(link: HTMLElement): Place {
  const href = link.getAttribute('href') ?? '';
  return { href, nth: linksTo(href).indexOf(link) };
}

/** Waits for the link if it is not rendered yet, unless the reader moves the focus meanwhile. Returns how to stop. */
function returnTo({ href, nth }: Place, main: HTMLElement): () => void {
  const look = () => {
    const links = linksTo(href);
    const link = links[nth] ?? links[0];
    if (document.activeElement === main) link?.focus({ preventScroll: true });
    if (document.activeElement !== main) stop();
  };
  const observer = new MutationObserver(look);
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(patience);
  };
  observer.observe(main, { childList: true, subtree: true });
  look();
  return stop;
}
