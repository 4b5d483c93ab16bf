import { ConfigProvider } from 'antd';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { CACHE_RULES } from '../lib/cache';
import { NewsClockProvider } from '../lib/news-clock';
import { router } from './router';
import { antdTheme } from './theme/theme';
import { useDocumentTheme, useThemeMode } from './theme/theme-mode';

export function App() {
  const { name } = useThemeMode();
  useDocumentTheme(name);
  return (
    <ConfigProvider theme={antdTheme(name)} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <SWRConfig value={CACHE_RULES}>
        <NewsClockProvider>
          <RouterProvider router={router} />
        </NewsClockProvider>
      </SWRConfig>
    </ConfigProvider>
  );
}
