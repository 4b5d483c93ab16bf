import './lib/no-eval';
import './app/theme/fonts.css';
import './app/theme/static-page.css';
import './app/theme/elements.css';
import './app/theme/right-to-left.css';
import './app/theme/comfort.css';
import './app/theme/categories.css';
import './app/theme/forced-colors.css';
import './app/theme/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { router, routerReady } from './app/router';
import { preloadReader } from './features/account/api/use-reader';
import { showEnglish, switchLanguage } from './lib/language/chosen-language';
import { preloadNewsClock } from './lib/news-clock';

preloadNewsClock();
preloadReader();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
// It holds the page as the server rendered it for visitors. The app replaces that: this reader may see something else.
const app = createRoot(root);
// Not a top-level await: the page's code imports from this chunk and would wait for itself.
void Promise.all([routerReady, switchLanguage()])
  .then(() =>
    // As a transition, so that input is handled meanwhile.
    startTransition(() =>
      app.render(
        <StrictMode>
          <App>
            <RouterProvider router={router} />
          </App>
        </StrictMode>,
      ),
    ),
  )
  .catch((error: unknown) => {
    // The page stays as the server rendered it.
    showEnglish();
    throw error;
  });
