import type { SecurityHeadersOptions } from '@nestjs/common';
import type { Settings } from '#platform/runtime';

/**
 * Scripts only from ourselves, none of them inline; nobody frames us. Styles may be inline: antd writes its own at run time. Pictures come from the
 * outlets. Over plain http nothing is upgraded, or a local start would not load its assets.
 */
export function securityHeaders(settings: Pick<Settings, 'PUBLIC_URL'>): SecurityHeadersOptions {
  const overHttps = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'https:', 'http:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': overHttps ? [] : null,
      },
    },
    strictTransportSecurity: overHttps,
  };
}
