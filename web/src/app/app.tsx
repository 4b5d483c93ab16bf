import { type ReactNode, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { ToastProvider } from '../components/feedback/toast';
import { CACHE_RULES } from '../lib/cache';
import { NewsClockProvider } from '../lib/news-clock';
import { useDocumentTheme, useThemeMode } from '../lib/theme/theme-mode';

/** @param children the router, which differs between browser and server */
export function App({ children }: { children: ReactNode }) {
  const { name } = useThemeMode();
  useDocumentTheme(name);
  useEffect(() => document.getElementById('root')?.removeAttribute('data-static'), []);
  return (
    <SWRConfig value={CACHE_RULES}>
      <NewsClockProvider>
        <ToastProvider>{children}</ToastProvider>
      </NewsClockProvider>
    </SWRConfig>
  );
}
