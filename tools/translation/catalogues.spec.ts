import { beforeAll, describe, expect, it } from '@jest/globals';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
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

type Token = ReturnType<typeof compileMessageOrThrow>[number];

interface Parts {
  /** Names of what is filled in, and of elements. */
  names: Set<string>;
  /** The forms of each plural. */
  forms: string[][];
}

/** @throws if the message is malformed */
function partsOf(message: string): Parts {
  const parts: Parts = { names: new Set(), forms: [] };
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.names.add(tag);
        continue;
      }
      const [name, type, cases] = token;
      parts.names.add(name);
      if (typeof cases !== 'object' || cases === null) continue;
      const forms = Object.entries(cases).filter(([form]) => form !== 'offset');
      if (type === 'plural') parts.forms.push(forms.map(([form]) => form));
      for (const [, inner] of forms) visit(inner as Token[]);
    }
  };
  visit(compileMessageOrThrow(message));
  return parts;
}

let messages: Catalogue;
beforeAll(async () => {
  messages = await emptyCatalogue(projectRoot());
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

  it('fills in the same, in well-formed messages', () => {
    const wrong = Object.values(catalogue).filter(({ message, translation }) => {
      const [ours, theirs] = [partsOf(message), partsOf(translation)];
      return [...ours.names].sort().join() !== [...theirs.names].sort().join();
    });
    expect(wrong.map(({ message, translation }) => [message, translation])).toEqual([]);
  });

  it('has each form of plurals', () => {
    const wrong = Object.values(catalogue).filter(({ message, translation }) => {
      const needed = partsOf(message).forms.some((forms) => forms.includes('one'))
        ? FORMS[language]
        : ['other'];
      return partsOf(translation).forms.some((forms) => needed.some((form) => !forms.includes(form)));
    });
    expect(wrong.map(({ translation }) => translation)).toEqual([]);
  });

  it('keeps spaces at the edges, which join a message to what is beside it', () => {
    const edges = (text: string) => [/^\s/.test(text), /\s$/.test(text)];
    const wrong = Object.values(catalogue).filter(
      ({ message, translation }) => String(edges(message)) !== String(edges(translation)),
    );
    expect(wrong.map(({ message }) => message)).toEqual([]);
  });
});
