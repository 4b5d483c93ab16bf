import { i18n } from './runtime';

/** '1,234' as the reader's language writes it. */
export function numberLabel(value: number): string {
  return value.toLocaleString(i18n.locales);
}
