import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router-dom';
import { preloadFeed } from '../features/news-feed/api/use-feed';
import { dropPageTags } from '../lib/page/page-tags';
import { Redirect } from './pages/redirect';
import { PageError } from './shell/page-error';
import { Shell } from './shell/shell';

type Lazy = LazyRouteFunction<RouteObject>;

const page = (path: string, lazy: Lazy): RouteObject => ({ path, lazy });

/** Fetches the news while the page's code is still loading. */
function loadHome() {
  preloadFeed();
  return import('./pages/home-page');
}

/** Each page is its own chunk, so the front page never loads the rest. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, lazy: loadHome },
          page('discover', () => import('./pages/discover-page')),
          page('search', () => import('./pages/search-page')),
          page('topics/:slug', () => import('./pages/topic-page')),
          page('topics/:slug/timeline', () => import('./pages/topic-timeline-page')),
          page('topics/:slug/sources', () => import('./pages/topic-sources-page')),
          page('articles/:slug', () => import('./pages/article-page')),
          page('sources/:slug', () => import('./pages/community/source-page')),
          page('story/:id', () => import('./pages/story-page')),
          { path: 'topic/:slug', element: <Redirect to="/topics/:slug" /> },
          { path: 'topic/:slug/timeline', element: <Redirect to="/topics/:slug/timeline" /> },
          { path: 'topic/:slug/sources', element: <Redirect to="/topics/:slug/sources" /> },
          { path: 'article/:slug', element: <Redirect to="/articles/:slug" /> },
          { path: 'most-followed', element: <Redirect to="/community/most-followed" /> },
          { path: 'favorite-sources', element: <Redirect to="/community/favorite-sources" /> },
          page('saved', () => import('./pages/saved-page')),
          page('history', () => import('./pages/history-page')),
          page('community', () => import('./pages/community/community-page')),
          page('community/most-followed', () => import('./pages/community/most-followed-page')),
          page('community/favorite-sources', () => import('./pages/community/favorite-sources-page')),
          page('collections', () => import('./pages/community/collections-page')),
          page('collections/:id', () => import('./pages/community/collection-page')),
          page('unsubscribe', () => import('./pages/account/unsubscribe-page')),
          page('profile', () => import('./pages/account/profile-page')),
          page('auth', () => import('./pages/account/auth-page')),
          page('auth/forgot', () => import('./pages/account/forgot-page')),
          page('auth/reset', () => import('./pages/account/reset-page')),
          page('auth/confirm', () => import('./pages/account/confirm-page')),
          page('auth-debug', () => import('./pages/account/auth-debug-page')),
          page('admin/dashboard', () => import('./pages/admin/admin-dashboard-page')),
          page('admin/member-management', () => import('./pages/admin/member-management-page')),
          page('admin-promotion', () => import('./pages/admin/admin-promotion-page')),
          page('about', () => import('./pages/about/about-page')),
          page('subscription', () => import('./pages/account/subscription-page')),
          page('privacy-policy', () => import('./pages/about/privacy-page')),
          page('terms-of-service', () => import('./pages/about/terms-page')),
          page('contact-us', () => import('./pages/about/contact-page')),
          page('*', () => import('./pages/not-found-page')),
        ],
      },
    ],
  },
]);

const loadedPath = router.state.location.pathname;
const stopWatching = router.subscribe(({ location }) => {
  if (location.pathname === loadedPath) return;
  stopWatching();
  dropPageTags();
});

/** Resolves when the first page's code is loaded. An earlier render could miss what the router finds meanwhile. */
export const routerReady = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});
