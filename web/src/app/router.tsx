import { createBrowserRouter } from 'react-router-dom';
import { dropPageTags } from '../lib/page/page-tags';
import { appRoutes } from './routes';

export const router = createBrowserRouter(appRoutes());

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
