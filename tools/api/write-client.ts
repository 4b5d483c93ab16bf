import { writeFileSync } from 'node:fs';
import { commandLine } from '../start/command-line.js';
import { CLIENT_FILE } from './client-file.js';
import { typedClient } from './typed-client.js';

commandLine({
  name: 'npm run api:client',
  takes: '',
  about: `Writes ${CLIENT_FILE}: the types of the API, from its description.`,
});
writeFileSync(CLIENT_FILE, await typedClient());
console.log(`Wrote ${CLIENT_FILE}`);
