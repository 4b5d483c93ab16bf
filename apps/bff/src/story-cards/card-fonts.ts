import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A font file for the drawing thread. */
export interface FontFile {
  /** Family name. One family has the letters of one subset. */
  name: string;
  weight: 400 | 600;
  path: string;
}

/** The product's fonts, in files of one weight and subset (WOFF): the drawing library reads neither WOFF2 nor variable fonts. */
const FAMILIES = [
  {
    use: 'serif',
    font: 'source-serif-4',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  },
  {
    use: 'sans',
    font: 'inter',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  },
  { use: 'other', font: 'ibm-plex-sans-arabic', subsets: ['arabic'] },
  { use: 'other', font: 'noto-sans-hebrew', subsets: ['hebrew'] },
] as const;

const resolver = createRequire(import.meta.url);

const nameOf = (font: string, subset: string) => `${font} ${subset}`;

export const CARD_FONTS: readonly FontFile[] = FAMILIES.flatMap(({ font, subsets }) => {
  const folder = dirname(resolver.resolve(`@fontsource/${font}/LICENSE`));
  return subsets.map((subset) => ({
    name: nameOf(font, subset),
    weight: 600 as const,
    path: join(folder, 'files', `${font}-${subset}-600-normal.woff`),
  }));
});

/** Its own first. The others have letters that it lacks, such as polytonic Greek. */
const familyOf = (use: 'serif' | 'sans') =>
  FAMILIES.toSorted((a, b) => Number(b.use === use) - Number(a.use === use))
    .flatMap(({ font, subsets }) => subsets.map((subset) => `'${nameOf(font, subset)}'`))
    .join(', ');

/** Font families by use, as CSS. */
export const SERIF = familyOf('serif');
export const SANS = familyOf('sans');
