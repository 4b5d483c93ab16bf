import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';
import { NOTICES_FILE, notices } from './release/notices.js';

/** `npm run notices`: writes the licences of all packages that are part of the product. */
writeFileSync(join(projectRoot(), NOTICES_FILE), notices(projectRoot()));
