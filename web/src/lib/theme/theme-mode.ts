import { useEffect, useSyncExternalStore } from 'react';
import { useDeviceValue } from '../device/device-store';
import type { ThemeName } from './palette';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** Also read by public/theme.js before the first paint. */
const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The reader's choice, and the theme that follows from it and the system. */
export function useThemeMode(): { mode: ThemeMode; name: ThemeName; choose: (mode: ThemeMode) => void } {
  const [stored, choose] = useDeviceValue(KEY);
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(DARK).matches,
    () => false,
  );
  const mode = THEME_MODES.find((known) => known === stored) ?? 'system';
  const name = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
  return { mode, name, choose };
}

/** Sets the theme on the document for the style sheets. */
export function useDocumentTheme(name: ThemeName): void {
  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
}
