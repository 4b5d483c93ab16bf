import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';
import { NOTICES_FILE, notices } from './release/notices.js';
import { commandLine } from './start/command-line.js';

commandLine({
  name: 'npm run notices',
  takes: '',
  about: `Writes ${NOTICES_FILE}: the licences of all packages that are part of the product.`,
});

writeFileSync(join(projectRoot(), NOTICES_FILE), notices(projectRoot()));
