import { t } from '@lingui/core/macro';
import { said } from '../../../lib/language/said';

/** What the server calls a device, such as 'Firefox on Linux', in the language of the interface. */
export function deviceWords(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (browser === undefined || system === undefined) return said(device);
  return t`${browser} on ${system}`;
}
