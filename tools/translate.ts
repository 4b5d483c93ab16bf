import { projectRoot } from '#platform/runtime';
import { commandLine } from './start/command-line.js';
import {
  CATALOGUE_LANGUAGES,
  emptyCatalogue,
  readCatalogue,
  withTranslations,
  writeCatalogue,
} from './translation/catalogues.js';

commandLine({
  name: 'npm run translate',
  takes: '',
  about:
    'Brings the catalogues up to date with the messages of the web app, and says how many translations are missing.',
});

const root = projectRoot();
const messages = await emptyCatalogue(root);
for (const language of CATALOGUE_LANGUAGES) {
  const catalogue = withTranslations(messages, await readCatalogue(root, language));
  await writeCatalogue(root, language, catalogue);
  const missing = Object.values(catalogue).filter(({ translation }) => translation === '').length;
  console.log(`${language}: ${Object.keys(catalogue).length} messages, ${missing} without a translation`);
}
