import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const SCRIPTS = ['Arab', 'Hebr', 'Thaa'];

it('knows the languages that are written from right to left', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const written = [...codes, 'ckb'].filter(
    (code) =>
      names.of(code) !== undefined &&
      Intl.getCanonicalLocales(code)[0] === code &&
      SCRIPTS.includes(new Intl.Locale(code).maximize().script ?? ''),
  );
  const css = readFileSync(join(process.cwd(), 'web/src/app/theme/right-to-left.css'), 'utf8');
  const [, listed = ''] = /blockquote, :lang\(([^)]*)\)/.exec(css) ?? [];
  expect(listed.split(', ').toSorted()).toEqual(written.toSorted());
});
