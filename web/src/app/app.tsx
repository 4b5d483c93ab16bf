import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ToastProvider } from '../components/feedback/toast';
import { CACHE_RULES } from '../lib/cache';
import { NewsClockProvider } from '../lib/news-clock';
import { useDocumentTheme, useThemeMode } from '../lib/theme/theme-mode';
import { router } from './router';

export function App() {
  const { name } = useThemeMode();
  useDocumentTheme(name);
  return (
    <SWRConfig value={CACHE_RULES}>
      <NewsClockProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </NewsClockProvider>
    </SWRConfig>
  );
}
