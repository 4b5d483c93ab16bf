import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'es', 'fr', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/catalogues/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.spec.*', '**/testing/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  extractors: [createSwcExtractor()],
  orderBy: 'message',
});
