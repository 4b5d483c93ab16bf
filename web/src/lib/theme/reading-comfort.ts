import { useEffect } from 'react';
import { useDeviceValue } from '../device/device-store';

/** How text is shown. */
export interface Comfort {
  text: 'standard' | 'large' | 'larger';
  width: 'standard' | 'narrow' | 'wide';
  contrast: 'standard' | 'high';
  typeface: 'standard' | 'dyslexic';
}
export type Aspect = keyof Comfort;

/** The choices of each aspect, the usual one first. `app/theme/comfort.css` has what they change. */
export const COMFORT: { [A in Aspect]: readonly [Comfort[A], ...Comfort[A][]] } = {
  text: ['standard', 'large', 'larger'],
  width: ['standard', 'narrow', 'wide'],
  contrast: ['standard', 'high'],
  typeface: ['standard', 'dyslexic'],
};

/** Of the usual size of text. Also in `app/theme/comfort.css`. */
export const TEXT_SCALES: Record<Comfort['text'], number> = { standard: 1, large: 1.125, larger: 1.25 };

/** Also read by public/theme.js before the first paint: an aspect and its choice, such as `{"text":"large"}`. */
const KEY = 'comfort';

/** The reader's choices on this device. What was not chosen is as usual, or as the system asks for contrast. */
export function readComfort(stored: string | null, systemHasMoreContrast: boolean): Comfort {
  const chosen = parsed(stored);
  const choice = <A extends Aspect>(aspect: A, usual: Comfort[A] = COMFORT[aspect][0]): Comfort[A] => {
    const choices: readonly Comfort[A][] = COMFORT[aspect];
    return choices.find((known) => known === chosen[aspect]) ?? usual;
  };
  return {
    text: choice('text'),
    width: choice('width'),
    contrast: choice('contrast', systemHasMoreContrast ? 'high' : 'standard'),
    typeface: choice('typeface'),
  };
}

export function useComfort() {
  const [stored, store] = useDeviceValue(KEY);
  const hasMoreContrast = typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches;
  const choose = <A extends Aspect>(aspect: A, choice: Comfort[A]) =>
    store(JSON.stringify({ ...parsed(stored), [aspect]: choice }));
  return { chosen: readComfort(stored, hasMoreContrast), choose };
}

/** Sets the choices on the document for the style sheets. */
export function useDocumentComfort(): void {
  const { text, width, contrast, typeface } = useComfort().chosen;
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { text, width, contrast, typeface });
    if (typeface === 'dyslexic') void import('./dyslexic-font');
  }, [text, width, contrast, typeface]);
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
