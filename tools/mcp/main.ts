import '../start/node-version.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { productVersion } from '#platform/runtime';
import { commandLine } from '../start/command-line.js';
import { apiOf } from './api.js';
import { readEnvironment } from './environment.js';
import { mcpServer } from './server.js';

commandLine({
  name: 'npm run -s mcp',
  takes: '',
  about: `A read-only MCP server on standard input and output. FOLLOWTHROUGH_URL is the instance that it asks (default
http://localhost:3000), FOLLOWTHROUGH_TOKEN an API token, which only raises the limit.
With a token, the URL must start with https://, unless the instance is on this machine.`,
});

const environment = readEnvironment(process.env);
if ('faults' in environment) {
  for (const fault of environment.faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else await mcpServer(apiOf(environment), productVersion()).connect(new StdioServerTransport());
