import { createRequire } from 'node:module';

/** How often a password was found in leaks decides its rank; the first is the commonest. */
type Ranked = readonly string[];

/**
 * The 49,000 commonest passwords of public leaks, in lower case. Read when it is first needed: only strict rules need it. The
 * package's own file is CommonJS.
 */
export function commonPasswords(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': Ranked };
  };
  return new Set(dictionary['passwords-common']);
}
