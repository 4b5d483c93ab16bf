const HIDDEN = '***';

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Names and passwords in URLs.
  [/(:\/\/)[^\s/@"'\\]{1,500}@/g, `$1${HIDDEN}@`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [
    /([?&](?:\w{0,30}(?:token|secret|password|signature)|api_?key|key|auth|sig|pass)=)[^&\s"'#\\]+/gi,
    `$1${HIDDEN}`,
  ],
  [
    /("(?:set-)?(?:cookie|authorization|\w{0,30}password|\w{0,30}secret|\w{0,30}token|adminKey)":\s{0,3})"(?:[^"\\]|\\.)*"/gi,
    `$1"${HIDDEN}"`,
  ],
  // The same fields in a body that is logged as text.
  [
    /(\\"(?:\w{0,30}password|\w{0,30}secret|\w{0,30}token|adminKey)\\":\s{0,3})\\"[^"\\]*\\"/gi,
    `$1\\"${HIDDEN}\\"`,
  ],
  // API tokens, wherever they stand.
  [/\bft_[\w-]{20,}/g, `ft_${HIDDEN}`],
  [/\b((?:__Host-)?session=)[\w-]+/g, `$1${HIDDEN}`],
  [/(\/(?:websub|private)\/)[\w-]{8,}/g, `$1${HIDDEN}`],
];

/**
 * Hides secrets in a line of a log: passwords in URLs, tokens in addresses and headers, cookies, and fields that are named
 * after a secret. Also hides these `values`, wherever they stand.
 */
export function scrubSecrets(line: string, values: readonly string[] = []): string {
  const named = SECRETS.reduce((text, [secret, replacement]) => text.replace(secret, replacement), line);
  return values.reduce((text, value) => text.replaceAll(value, HIDDEN), named);
}
