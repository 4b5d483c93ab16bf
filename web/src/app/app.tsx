import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ToastProvider } from '../components/toast';
import { CACHE_RULES } from '../lib/cache';
import { NewsClockProvider } from '../lib/news-clock';
import { router } from './router';
import { antdTheme } from './theme/theme';
import { useDocumentTheme, useThemeMode } from './theme/theme-mode';

export function App() {
  const { name } = useThemeMode();
  useDocumentTheme(name);
  return (
    // In a layer of its own antd's style never overrules ours, such as its global rules for links.
    <StyleProvider layer>
      <ConfigProvider theme={antdTheme(name)} wave={{ disabled: true }}>
        <SWRConfig value={CACHE_RULES}>
          <NewsClockProvider>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </NewsClockProvider>
        </SWRConfig>
      </ConfigProvider>
    </StyleProvider>
  );
}
