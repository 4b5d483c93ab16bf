import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { render } from '@testing-library/react';
import { i18n } from '#language';
import { compiledCatalogue } from '../../../messages';
import { inLanguage } from '../words/in-language';
import { LANGUAGES, languageOf } from './languages';
import { listLabel, numberLabel, tenthsLabel } from './numbers';
import { said } from './said';

const GERMAN = `
msgid ""
msgstr "Language: de\\n"

msgid "Follow {name}"
msgstr "{name} folgen"

msgid "Don't forget"
msgstr "Nicht vergessen"

msgid "{count, plural, one {# river} other {# rivers}}"
msgstr "{count, plural, one {# Fluss} other {# Flüsse}}"

msgid "Read <0>{name}</0> today"
msgstr "Heute <0>{name}</0> lesen"

msgid "Since <0/>"
msgstr "Seit <0/>"

msgid "Not translated yet"
msgstr ""

#. Said by the contract or the server
msgid "Please sign in."
msgstr "Bitte melde dich an."

#. Said by the contract or the server
msgid "You can follow at most {0} rivers (of {1})."
msgstr "Von {1} kannst du höchstens {0} Flüssen folgen."

#. Said by the contract or the server
msgid "“{0}” is a source of its own, with {1}."
msgstr "„{0}“ ist eine eigene Quelle ({1})."

msgid "{count, plural, one {# article} other {# articles}}"
msgstr "{count, plural, one {# Artikel} other {# Artikel}}"

#. Said by the contract or the server
msgid "Changed by {0} {1}."
msgstr "{1} von {0} geändert."

#. Said by the contract or the server
msgid "Nothing new for {0}{1}: {2}"
msgstr "Seit {0} nichts Neues{1}: {2}"

#. Said by the contract or the server
msgid "The newest results for “{0}”."
msgstr "Die neuesten Treffer für „{0}“."

#. Said by the contract or the server
msgid "{0} does not respond."
msgstr "{0} antwortet nicht."

msgid "{0, plural, one {# minute ago} other {# minutes ago}}"
msgstr "{0, plural, one {vor # Minute} other {vor # Minuten}}"

msgctxt "after “in” or “for”"
msgid "{count, plural, one {# day} other {# days}}"
msgstr "{count, plural, one {# Tag} other {# Tagen}}"

msgctxt "quota per day"
msgid "day"
msgstr "Tag"
`;

async function switchToGerman() {
  const messages = (await compiledCatalogue(GERMAN, 'de')) as Record<string, string>;
  i18n.loadAndActivate({ locale: 'de', locales: 'de', messages });
}

const switchToEnglish = () =>
  i18n.loadAndActivate({ locale: 'en', locales: languageOf('en').locale, messages: {} });

afterEach(switchToEnglish);

const follow = (name: string) => t`Follow ${name}`;
const rivers = (count: number) => plural(count, { one: '# river', other: '# rivers' });

describe('a marked message', () => {
  it('is the English of the code without a catalogue', () => {
    expect([follow('Bo'), t`Don't forget`, rivers(1), rivers(1200)]).toEqual([
      'Follow Bo',
      "Don't forget",
      '1 river',
      '1,200 rivers',
    ]);
  });

  it('is translated by a catalogue, and English where that has nothing', async () => {
    await switchToGerman();
    expect([follow('Bo'), t`Don't forget`, rivers(1), rivers(1200), t`Not translated yet`]).toEqual([
      'Bo folgen',
      'Nicht vergessen',
      '1 Fluss',
      '1.200 Flüsse',
      'Not translated yet',
    ]);
  });

  it('keeps its elements, wherever the translation puts them', async () => {
    const name = 'The Gull';
    const message = (
      <p>
        <Trans>
          Read <b>{name}</b> today
        </Trans>{' '}
        <Plural value={1} one="# bridge" other="# bridges" />
      </p>
    );
    expect(render(message).container.innerHTML).toBe('<p>Read <b>The Gull</b> today 1 bridge</p>');
    const hostile = '<0>x</0> <b>y</b>';
    expect(render(<Trans>By {hostile}</Trans>).container.textContent).toBe(`By ${hostile}`);
    await switchToGerman();
    expect(render(message).container.innerHTML).toBe('<p>Heute <b>The Gull</b> lesen 1 bridge</p>');
    const withoutText = (
      <Trans>
        Since <br />
      </Trans>
    );
    expect(render(withoutText).container.innerHTML).toBe('Seit <br>');
  });
});

describe('said', () => {
  it('translates what the server says, with what it filled in', async () => {
    const sentences = ['Please sign in.', 'You can follow at most 1250 rivers (of 4.5).', 'Unheard of {0}.'];
    expect(sentences.map(said)).toEqual(sentences);
    await switchToGerman();
    expect(sentences.map(said)).toEqual([
      'Bitte melde dich an.',
      'Von 4,5 kannst du höchstens 1250 Flüssen folgen.',
      'Unheard of {0}.',
    ]);
  });

  it('translates numbers of articles', async () => {
    await switchToGerman();
    expect(
      [
        '“12 articles” is a source of its own, with 1 article.',
        '“Rill” is a source of its own, with 1,204 articles.',
      ].map(said),
    ).toEqual([
      '„12 articles“ ist eine eigene Quelle (1 Artikel).',
      '„Rill“ ist eine eigene Quelle (1.204 Artikel).',
    ]);
  });

  it('translates spans of time, days and sentences that were filled in, but nothing that somebody wrote', async () => {
    await switchToGerman();
    const sentences = [
      'Changed by bo 3 minutes ago.',
      'Changed by bo a minute ago.',
      'Nothing new for 12 days: Please sign in.',
      'Nothing new for 1 day (as usual): spam',
      'You can follow at most 3 May 2031 rivers (of day).',
      'The newest results for “12 days”.',
    ];
    expect(sentences.map(said)).toEqual([
      'vor 3 Minuten von bo geändert.',
      'vor 1 Minute von bo geändert.',
      'Seit 12 Tagen nichts Neues: Bitte melde dich an.',
      'Seit 1 Tag nichts Neues (as usual): spam',
      'Von Tag kannst du höchstens 3. Mai 2031 Flüssen folgen.',
      'Die neuesten Treffer für „12 days“.',
    ]);
  });
});

describe('inLanguage', () => {
  it('translates texts, and what functions return', async () => {
    const table = inLanguage({
      ask: 'Please sign in.',
      silent: (name: string) => `${name} does not respond.`,
      inner: { list: ['Please sign in.'] },
    });
    await switchToGerman();
    expect(table.ask).toBe('Bitte melde dich an.');
    expect(table.silent('Orrin')).toBe('Orrin antwortet nicht.');
    expect(table.inner.list.map((text) => text)).toEqual(['Bitte melde dich an.']);
  });
});

describe('numbers and lists', () => {
  it('are written as the language does', async () => {
    const shown = () => [numberLabel(1234.5), tenthsLabel(7.25), listLabel(['a', 'b', 'c'])];
    expect(shown()).toEqual(['1,234.5', '7.3', 'a, b and c']);
    await switchToGerman();
    expect(shown()).toEqual(['1.234,5', '7,3', 'a, b und c']);
  });
});

describe('public/theme.js', () => {
  it('knows every language but English', () => {
    const [, list = ''] =
      /\[([^\]]*)\]\.includes\(language\)/.exec(readFileSync('web/public/theme.js', 'utf8')) ?? [];
    const codes: string[] = LANGUAGES.map(({ code }) => code);
    expect(['en', ...list.replaceAll("'", '').split(', ')]).toEqual(codes);
  });
});

describe('languageOf', () => {
  it.each([null, '', 'xx', 'constructor'])('is English for %j', (code) => {
    expect(languageOf(code).code).toBe('en');
  });
});
