const MAX_NAME = 60;
/** What lists write where there is no group: outlets under such a name have nothing in common. */
const NO_GROUP =
  /^(?:(?:un)?known|independent(?:ly owned)?|none|n\/?a|various|other|mixed|private|public|state|government|community|freelance|(?:private|public|state|family|self|employee|reader)[- ]?(?:ly)?[- ](?:owned|held|run|media|ownership|ownership group)|(?:private|public|state|family|joint|foreign) (?:ownership|company|companies|individuals?|investors?)|(?:public|state|national)(?:[- ]service)? (?:broadcaster|broadcasting|media|press|news agency)|(?:non-?profit|not[- ]for[- ]profit)(?: organi[sz]ation)?|cooperative|individuals?|shareholders?|government)$/i;
/** Sentences and lists of owners: 'is co-owned by …', 'A, B'. A company's own form behind a comma is none. */
const NOT_ONE =
  /\b(?:is|are|was|co-?owned|via)\b|\d{1,3}\s?%|\s[&+]\s.*family|,(?!\s?(?:inc|ltd|llc|plc|s\.?a|s\.?p\.?a|scientist)\b)|\s;\s/i;
/** One group that lists name in several ways. */
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
 * An owner's name as a group that outlets may share, or null where the name is none: 'Unknown', 'Independent', 'Public
 * broadcaster', several owners together. Outlets without a group are origins of their own.
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
