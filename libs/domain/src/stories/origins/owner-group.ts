const MAX_NAME = 60;
/** Placeholders in lists of owners. Outlets with such a name do not belong together. */
const NO_GROUP =
  /^(?:(?:un)?known|independent(?:ly owned)?|none|n\/?a|various|other|mixed|private|public|state|government|community|freelance|(?:private|public|state|family|self|employee|reader)[- ]?(?:ly)?[- ](?:owned|held|run|media|ownership|ownership group)|(?:private|public|state|family|joint|foreign) (?:ownership|company|companies|individuals?|investors?)|(?:public|state|national)(?:[- ]service)? (?:broadcaster|broadcasting|media|press|news agency)|(?:non-?profit|not[- ]for[- ]profit)(?: organi[sz]ation)?|cooperative|individuals?|shareholders?|government)$/i;
/** Sentences and lists of owners: 'is co-owned by …', 'A, B'. A comma before a legal form, such as 'Inc', is allowed. */
const NOT_ONE =
  /\b(?:is|are|was|co-?owned|via)\b|\d{1,3}\s?%|\s[&+]\s.*family|,(?!\s?(?:inc|ltd|llc|plc|s\.?a|s\.?p\.?a|scientist)\b)|\s;\s/i;
/** Groups with several names. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['france medias monde', 'France Médias Monde'],
  ['walt disney television', 'Disney'],
  ['the walt disney company', 'Disney'],
  ['dieter von holtzbrinck medien', 'DvH Medien'],
  ['newscorp', 'News Corp'],
  ['news corporation', 'News Corp'],
  ['nbcuniversal', 'Comcast'],
  ['condé nast', 'Advance'],
  ['conde nast', 'Advance'],
  ['viacomcbs', 'Paramount'],
  ['warner bros discovery', 'Warner Bros. Discovery'],
  ['rcs mediagroup', 'Cairo Communication'],
  ['gannett co', 'Gannett'],
  ['reach plc', 'Reach'],
]);

/**
 * The group that an owner's name stands for. Null if it is not a group: 'Unknown', 'Independent', 'Public broadcaster',
 * several owners. Outlets without a group are separate origins.
 */
export function ownerGroup(name: string | null): string | null {
  const plain = (name ?? '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s"'“”]+|[\s"'“”.,;]+$/gu, '');
  if (plain === '' || plain.length > MAX_NAME || NO_GROUP.test(plain)) return null;
  const same = SAME.get(plain.toLowerCase());
  return same ?? (NOT_ONE.test(plain) ? null : plain);
}
