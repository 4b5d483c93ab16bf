import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from './page-routes';
import { PageError } from './shell/page-error';
import { Shell } from './shell/shell';

/** All pages in their frame. */
export const appRoutes = (): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [{ errorElement: <PageError />, children: pageRoutes() }],
  },
];
