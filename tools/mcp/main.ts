import '../start/node-version.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { productVersion } from '#platform/runtime';
import { commandLine } from '../start/command-line.js';
import { apiOf } from './api.js';
import { mcpServer } from './server.js';

commandLine({
  name: 'npm run -s mcp',
  takes: '',
  about: `A read-only MCP server on standard input and output. FOLLOWTHROUGH_URL is the instance that it asks (default
http://localhost:3000), FOLLOWTHROUGH_TOKEN an API token, which only raises the limit.`,
});

const Environment = z.object({
  FOLLOWTHROUGH_URL: z
    .url({ protocol: /^https?$/, error: 'must be an HTTP(S) URL' })
    .default('http://localhost:3000'),
  FOLLOWTHROUGH_TOKEN: z
    .string()
    .regex(/^ft_[\w-]{43}$/, 'must be an API token, which begins with ft_')
    .optional(),
});

const read = Environment.safeParse(process.env);
if (read.success) {
  const { FOLLOWTHROUGH_URL: url, FOLLOWTHROUGH_TOKEN: token } = read.data;
  await mcpServer(apiOf({ url, token }), productVersion()).connect(new StdioServerTransport());
} else {
  for (const { path, message } of read.error.issues) process.stderr.write(`${path.join('.')} ${message}\n`);
  process.exitCode = 1;
}
