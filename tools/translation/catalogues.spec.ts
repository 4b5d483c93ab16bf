import { beforeAll, describe, expect, it } from '@jest/globals';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { SETTING_WORDS } from '#contract/desk';
import { projectRoot } from '#platform/runtime';
import {
  CATALOGUE_LANGUAGES,
  type Catalogue,
  type CatalogueLanguage,
  emptyCatalogue,
  readCatalogue,
} from './catalogues.js';

/** The plural forms that a translation must have where English tells one from many. */
const FORMS: Record<CatalogueLanguage, readonly string[]> = {
  ar: ['one', 'two', 'few', 'many', 'other'],
  de: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
};

/** Signs that would begin a line of their own, after a space that breaks. */
const LOOSE_SIGNS: Record<CatalogueLanguage, RegExp> = {
  ar: / %/,
  de: / %/,
  es: / %/,
  fr: / [%:;?!»]|« /,
};

type Token = ReturnType<typeof compileMessageOrThrow>[number];

interface Plural {
  /** Of what is counted. */
  name: string;
  forms: string[];
}

/** @throws if the message is malformed */
function pluralsOf(message: string): Plural[] {
  const plurals: Plural[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type, cases] = token;
      if (type === 'plural') plurals.push({ name, forms: casesOf(cases).map(([form]) => form) });
      for (const [, inner] of casesOf(cases)) visit(inner);
    }
  };
  visit(compileMessageOrThrow(message));
  return plurals;
}

/**
 * Names of what is filled in and of elements, and the counts, where each plural has this form; 'other' where it lacks it.
 * @throws if the message is malformed
 */
function namesIn(message: string, wanted: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: readonly Token[], counted: string): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) names.add(tag);
        if (token === '#') names.add(`# of ${counted}`);
        continue;
      }
      const [name, type, cases] = token;
      names.add(name);
      const all = casesOf(cases);
      const inner = type === 'plural' ? (all.find(([form]) => form === wanted) ?? all.at(-1)) : undefined;
      for (const [, each] of inner ? [inner] : all) visit(each, name);
    }
  };
  visit(compileMessageOrThrow(message), '');
  return [...names].sort();
}

const casesOf = (cases: Token[2]) =>
  typeof cases === 'object' && cases !== null
    ? (Object.entries(cases).filter(([form]) => form !== 'offset') as [string, Token[]][])
    : [];

/** One and two need no number: a word says them. */
const isSaid = (form: string) => form === 'one' || form === 'two';

let messages: Catalogue;
beforeAll(async () => {
  messages = await emptyCatalogue(projectRoot());
});

it('the catalogues have all words of settings, with their units', () => {
  const said = Object.values(SETTING_WORDS).flatMap(({ label, hint, unit = label }) => [label, hint, unit]);
  expect(Object.values(messages).map(({ message }) => message)).toEqual(expect.arrayContaining(said));
});

describe.each(CATALOGUE_LANGUAGES)('the catalogue of %s', (language) => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await readCatalogue(projectRoot(), language);
  });

  it('has every message of the app, and no other. If not: npm run translate', () => {
    const english = (of: Catalogue) => Object.values(of).map(({ message }) => message);
    expect(new Set(english(catalogue))).toEqual(new Set(english(messages)));
    expect(Object.keys(catalogue)).toHaveLength(Object.keys(messages).length);
  });

  it('translates all of them', () => {
    const missing = Object.values(catalogue).filter(({ translation }) => translation.trim() === '');
    expect(missing.map(({ message }) => message)).toEqual([]);
  });

  it.each(FORMS[language])('fills in the same in the form %s, in well-formed messages', (form) => {
    const wrong = Object.values(catalogue).filter(({ message, translation }) => {
      const counted = isSaid(form) ? [] : pluralsOf(message).map(({ name }) => `# of ${name}`);
      const [ours, theirs] = [message, translation].map((text) =>
        namesIn(text, form).filter((name) => !name.startsWith('# of ') || counted.includes(name)),
      );
      return String(ours) !== String(theirs);
    });
    expect(wrong.map(({ message, translation }) => [message, translation])).toEqual([]);
  });

  // It may have more: where English only fills a number in, it may need forms.
  it('has the plurals of English, with each form', () => {
    const wrong = Object.values(catalogue).filter(({ message, translation }) => {
      const [ours, theirs] = [pluralsOf(message), pluralsOf(translation)];
      const needed = ours.some(({ forms }) => forms.includes('one')) ? FORMS[language] : ['other'];
      const counted = (plurals: readonly Plural[]) => plurals.filter(({ name }) => isOurs(name)).length;
      const isOurs = (name: string) => ours.some((plural) => plural.name === name);
      return (
        counted(ours) !== counted(theirs) ||
        theirs.some(({ forms }) => needed.some((form) => !forms.includes(form)))
      );
    });
    expect(wrong.map(({ message, translation }) => [message, translation])).toEqual([]);
  });

  it('keeps spaces at the edges, which join a message to what is beside it', () => {
    const edges = (text: string) => [/^\s/.test(text), /\s$/.test(text)];
    const wrong = Object.values(catalogue).filter(
      ({ message, translation }) => String(edges(message)) !== String(edges(translation)),
    );
    expect(wrong.map(({ message }) => message)).toEqual([]);
  });

  it('keeps percent signs and marks on the line of what they belong to', () => {
    const loose = Object.values(catalogue).filter(({ translation }) =>
      LOOSE_SIGNS[language].test(translation),
    );
    expect(loose.map(({ translation }) => translation)).toEqual([]);
  });
});
