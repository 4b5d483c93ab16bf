import { i18n } from './runtime';

/** '1,234' as the language of the interface writes it. */
export function numberLabel(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(i18n.locales, options);
}

/** 'a, b and c' as the language of the interface writes it. */
export function listLabel(parts: readonly string[]): string {
  return new Intl.ListFormat(i18n.locales, { type: 'conjunction' }).format(parts);
}
