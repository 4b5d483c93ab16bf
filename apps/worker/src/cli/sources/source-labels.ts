import { httpUrl } from '#domain/ingest/article';
import type { Correctable, Corrections } from '#persistence/sources';
import { OperatorError } from '#platform/runtime';
import { BIASES, SOURCE_CATEGORIES } from '#vocabulary';
import { namesPassword } from '../feeds/feeds-add.js';

/** The options of `sources correct`. 'none' clears optional labels. */
export interface LabelOptions {
  name?: string;
  url?: string;
  country?: string;
  language?: string;
  mediaType?: string;
  category?: string;
  description?: string;
  bias?: string;
}

const NONE = 'none';
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Validates the options and returns them as columns.
 * @throws OperatorError that names the option
 */
export function correctionsOf(options: LabelOptions): Corrections {
  const { name, url, country, language, mediaType, category, description, bias } = options;
  const given: [Correctable, string | undefined, (text: string) => string | null][] = [
    ['name', name, (text) => words(text, 'name', 200)],
    ['url', url, address],
    ['country', country, orNone(countryCode)],
    ['language', language, orNone(languageTag)],
    ['media_type', mediaType, orNone((text) => words(text, 'media type', 60))],
    ['category', category, (text) => oneOf(text, 'category', SOURCE_CATEGORIES)],
    ['description', description, (text) => words(text, 'description', 300)],
    ['bias', bias, orNone((text) => oneOf(text, 'bias', BIASES))],
  ];
  return Object.fromEntries(
    given.flatMap(([column, text, read]) => (text === undefined ? [] : [[column, read(text)]])),
  );
}

const orNone = (read: (text: string) => string) => (text: string) =>
  text.trim().toLowerCase() === NONE ? null : read(text);

function words(text: string, what: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > most)
    throw new OperatorError(`A ${what} must have 1 to ${most} characters. It has ${plain.length}.`);
  return plain;
}

function oneOf(text: string, what: string, known: readonly string[]): string {
  const label = text.trim().toLowerCase();
  if (!known.includes(label))
    throw new OperatorError(`${text} is not a valid ${what}. Choose one of: ${known.join(', ')}.`);
  return label;
}

function address(text: string): string {
  const url = httpUrl(text);
  if (url === null || namesPassword(text))
    throw new OperatorError(`${text} is not an HTTP(S) URL without credentials.`);
  return url.href;
}

function countryCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || COUNTRIES.of(code) === undefined)
    throw new OperatorError(`${text} is not a country. Use its two-letter code, such as GB.`);
  return code;
}

function languageTag(text: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim());
    if (tag !== undefined && tag.length <= 20) return tag;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new OperatorError(`${text} is not a language tag. Use a tag such as en or pt-BR.`);
}
