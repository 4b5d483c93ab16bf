import type { NestExpressApplication } from '@nestjs/platform-express';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Pages about the API, not calls of it. */
const DOCUMENTATION = /\/api\/(?:v1\/)?docs/;

/** Nest's own 404 routes: below /api, and at each other address. */
const saysNotFound = (path: string) => path === '/api/{*all}' || !path.startsWith('/api/');

/** The routes that a BFF really has: 'GET /api/topics/:slug'. */
export function routesOf(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) => (route === undefined ? [] : [route]))
    .filter(({ path, methods }) => Object.keys(methods).length === 1 || !saysNotFound(String(path)))
    .flatMap(({ path, methods }) =>
      [path].flat().flatMap((one) => Object.keys(methods).map((name) => `${name.toUpperCase()} ${one}`)),
    )
    .filter((call) => !DOCUMENTATION.test(call));
}
