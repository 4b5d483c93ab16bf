import { writeFileSync } from 'node:fs';
import { CLIENT_FILE } from './client-file.js';
import { typedClient } from './typed-client.js';

writeFileSync(CLIENT_FILE, await typedClient());
console.log(`Wrote ${CLIENT_FILE}`);
