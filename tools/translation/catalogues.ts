import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { FIXED, markedMessages } from '../../web/messages.js';
import { fixedWords } from './fixed-words.js';

/** The languages of the interface besides English. */
export const CATALOGUE_LANGUAGES = ['ar', 'de', 'es', 'fr'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** An English message and its translation, which is empty while it is missing. */
export interface Entry {
  message: string;
  translation: string;
  context?: string;
  /** Files that say it. */
  origin: [file: string][];
  comments: string[];
}

/** By id. */
export type Catalogue = Record<string, Entry>;

const PO = formatter({ lineNumbers: false });

const pathOf = (root: string, language: CatalogueLanguage) => join(root, 'web/catalogues', `${language}.po`);

const settingsOf = (language: CatalogueLanguage) => ({
  locale: language,
  sourceLocale: 'en',
  filename: `${language}.po`,
  existing: undefined,
});

/** Every message of the web app without a translation: those that its files mark, and what the contract and the server say. */
export async function emptyCatalogue(root: string): Promise<Catalogue> {
  const catalogue: Catalogue = {};
  for (const text of fixedWords(root))
    catalogue[generateMessageId(text)] = { message: text, translation: '', origin: [], comments: [FIXED] };
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.spec.'));
  for (const file of files.sort())
    for (const { id, message, context } of await markedMessages(
      readFileSync(join(root, file), 'utf8'),
      file,
    )) {
      catalogue[id] ??= { message, translation: '', origin: [], comments: [], ...(context && { context }) };
      catalogue[id].origin.push([file]);
    }
  for (const { origin } of Object.values(catalogue)) origin.sort();
  const sorted = Object.entries(catalogue).sort(([, a], [, b]) => (a.message < b.message ? -1 : 1));
  return Object.fromEntries(sorted);
}

/** A catalogue as stored. */
export async function readCatalogue(root: string, language: CatalogueLanguage): Promise<Catalogue> {
  const stored = await PO.parse(readFileSync(pathOf(root, language), 'utf8'), settingsOf(language));
  return (stored ?? {}) as Catalogue;
}

/** The messages of today with the translations that are stored for them. What is no longer said is dropped. */
export function withTranslations(empty: Catalogue, stored: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(empty).map(([id, entry]) => [
      id,
      { ...entry, translation: stored[id]?.translation ?? '' },
    ]),
  );
}

export async function writeCatalogue(
  root: string,
  language: CatalogueLanguage,
  catalogue: Catalogue,
): Promise<void> {
  const po = await PO.serialize(catalogue, settingsOf(language));
  // The date of creation would change with every run.
  writeFileSync(pathOf(root, language), po.replace(/^"POT-Creation-Date:.*\n/m, ''));
}
