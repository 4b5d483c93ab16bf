import type { SecurityHeadersOptions } from '@nestjs/common';
import type { Settings } from '#platform/runtime';

/**
 * Allows only our own scripts, none of them inline, and no framing. Inline styles are allowed because antd creates them at run
 * time. Images come from this server, or without the image proxy from the outlets; `data:` loads nothing. Over plain HTTP, requests
 * are not upgraded: a local start could not load its assets.
 */
export function securityHeaders(
  settings: Pick<Settings, 'PUBLIC_URL' | 'IMAGE_PROXY'>,
): SecurityHeadersOptions {
  const overHttps = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...(settings.IMAGE_PROXY ? [] : ['https:', 'http:'])],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': overHttps ? [] : null,
      },
    },
    // Our own server learns which page a link to sign-in stands on. Other sites learn nothing.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: overHttps,
  };
}
