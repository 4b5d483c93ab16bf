import { textDirection } from './chosen-language';
import { formatsBy } from './formats';
import { i18n } from './i18n';

const numberFormat = formatsBy(
  (locales, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, options),
);
const listFormat = formatsBy(
  (locales, options: Intl.ListFormatOptions) => new Intl.ListFormat(locales, options),
);

/** '1,234' as the language of the interface writes it. */
export function numberLabel(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(options).format(value);
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** '7.5', a score below 1,000, as the language of the interface writes it. */
export function tenthsLabel(value: number): string {
  return i18n.locale === 'en' ? value.toFixed(1) : numberLabel(value, TENTHS);
}

/** '5.1–8.2'. It begins with the lower number also within text from right to left, where it would otherwise be reversed. */
export function rangeLabel(low: string, high: string): string {
  const range = `${low}–${high}`;
  return textDirection() === 'rtl' ? `\u2066${range}\u2069` : range;
}

/** 'a, b and c' as the language of the interface writes it. */
export function listLabel(parts: Iterable<string>): string {
  return listFormat({ type: 'conjunction' }).format(parts);
}

/** 'a, b, c' as the language of the interface writes it. */
export function seriesLabel(parts: Iterable<string>): string {
  return seriesFormat().format(parts);
}

/** Of 'a, b, c', for parts that are no text. */
export const seriesFormat = () => listFormat({ type: 'unit' });
