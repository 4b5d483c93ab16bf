import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';

/** The types of `/api/v1`, kept in the repository. A test compares them with the OpenAPI document. */
export const CLIENT_FILE = join(projectRoot(), 'tools', 'api', 'data', 'followthrough-v1.ts');
