import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { appRoutes } from './app/routes';
import { writeFirstScreen } from './lib/page/first-screen';

const handler = createStaticHandler(appRoutes());

/** The router needs a whole address. The page shows nothing of its host. */
const ORIGIN = 'http://localhost';

/** React puts these before the rest. The head that the server writes has its own. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)+/;

/**
 * The HTML of a page as visitors see it before they touch anything.
 * @param path with the query
 * @param screen the parts of `FirstScreen` that are sent with the page. Nothing else is fetched
 * @returns an empty string if the path leads elsewhere
 * @throws what a component throws
 */
export async function renderPage(path: string, screen: Record<string, unknown>): Promise<string> {
  const found = await handler.query(new Request(ORIGIN + path));
  if (found instanceof Response) return '';
  const router = createStaticRouter(handler.dataRoutes, found);
  // Nothing may wait from here on: the first screen is that of one page at a time.
  writeFirstScreen(screen);
  const html = renderToString(
    <App>
      <StaticRouterProvider router={router} context={found} hydrate={false} />
    </App>,
  );
  return html.replace(HOISTED, '');
}
