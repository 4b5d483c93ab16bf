import { z } from 'zod';

const Environment = z
  .object({
    FOLLOWTHROUGH_URL: z
      .url({ protocol: /^https?$/, error: 'must be an HTTP(S) URL' })
      .default('http://localhost:3000'),
    FOLLOWTHROUGH_TOKEN: z
      .string()
      .regex(/^ft_[\w-]{43}$/, 'must be an API token, which begins with ft_')
      .optional(),
  })
  .refine(({ FOLLOWTHROUGH_URL: url, FOLLOWTHROUGH_TOKEN: token }) => token === undefined || isPrivate(url), {
    path: ['FOLLOWTHROUGH_URL'],
    error: 'must start with https:// if there is a token, unless it is on this machine',
  });

/** The settings of the MCP server. Each fault is a sentence that begins with the name of the setting. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): { url: string; token: string | undefined } | { faults: string[] } {
  const read = Environment.safeParse(env);
  if (read.success) return { url: read.data.FOLLOWTHROUGH_URL, token: read.data.FOLLOWTHROUGH_TOKEN };
  return { faults: read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) };
}

/** Whether nobody on the way can read a token: not over HTTP, or only on this machine. What is no URL is refused by its own rule. */
function isPrivate(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' };
  return (
    protocol !== 'http:' || ['localhost', '[::1]'].includes(hostname) || /^127(?:\.\d+){3}$/.test(hostname)
  );
}
