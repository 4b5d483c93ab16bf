import { type ReactNode, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { ToastProvider } from '../components/feedback/toast';
import { CACHE_RULES } from '../lib/cache';
import { NewsClockProvider } from '../lib/news-clock';
import { letFontsIn } from '../lib/theme/late-fonts';
import { useDocumentComfort } from '../lib/theme/reading-comfort';
import { useDocumentTheme, useThemeMode } from '../lib/theme/theme-mode';

/** @param children the router, which differs between browser and server */
export function App({ children }: { children: ReactNode }) {
  const { name } = useThemeMode();
  useDocumentTheme(name);
  useDocumentComfort();
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-static');
    letFontsIn();
  }, []);
  return (
    <SWRConfig value={CACHE_RULES}>
      <NewsClockProvider>
        <ToastProvider>{children}</ToastProvider>
      </NewsClockProvider>
    </SWRConfig>
  );
}
