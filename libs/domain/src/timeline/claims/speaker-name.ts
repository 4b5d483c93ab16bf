/** Everything up to the last title before a name: 'Orvale Gov. Ada Merrin'. */
const TITLE =
  /^.*(?<![\p{L}-])(?:Secretary-General|Prime|Foreign|Finance|Interior|Defen[cs]e|Health|Justice|Deputy|Vice|Acting|Former|First|Chief|Senior|Executive|Minister|President|Chancellor|Premier|Governor|Gov|Senator|Sen|Representative|Rep|Congress(?:man|woman)|Secretary|Attorney|General|Gen|Judge|Justice|Mayor|King|Queen|Prince|Princess|Pope|Bishop|Rev|Father|Sister|Sir|Lord|Lady|Dame|Dr|Doctor|Prof|Professor|Mr|Mrs|Ms|Miss|Captain|Capt|Colonel|Col|Major|Lieutenant|Lt|Sergeant|Sgt|Officer|Sheriff|Inspector|Detective|Superintendent|Commissioner|Admiral|Adm|Coach|Chair(?:man|woman)?|Director|Spokes(?:man|woman|person)|Speaker|Ambassador|Police|Fire|Coast|Guard|Army|Undersecretary|Rear|Actor|Actress|Singer|Author|Host|Analyst|Democratic|Republican|Leader|Spokesperson|Images|Photo)\.?\s/u;
/** The end of a previous sentence that also ends with a name: 'in South Korea. Merrin said'. */
const SENTENCE_BEFORE = /^.*\p{Ll}{3}\.\s/u;
/** Capitalised words that include one of these do not name a person. */
const NOBODY =
  /(?:^|\s)(?:He|She|They|It|We|I|You|Who|But|And|All|The|A|An|This|That|These|Those|There|What|When|While|After|As|In|On|At|One|Some|Many|Another|Others|Police|Officials?|Authorities|Prosecutors?|Ministry|Minister|President|Mayor|Government|Department|House|Court|Council|Committee|Commission|Party|Union|University|Institute|College|School|Hospital|Company|Corp|Inc|Ltd|Group|Bank|Agency|Association|Federation|Foundation|Office|Service|Works|Tramways|Railways?|Airlines?|Airways|Industries|Holdings|Motors|Club|News|Times|Post|Press|Reuters|Media|Critics|Experts|Residents|Witnesses|Sources?|Statement|State|States|City|County|Church|Army|Navy|Force|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)(?=\s|$)/u;
const PARTS = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}$/u;

/**
 * The person named by capitalised words next to a quotation, without titles: 'Mayor Ada Merrin' is Ada Merrin, and so is
 * 'Merrin' if the text contains her full name. Null for offices, groups and firms, and for a single word that occurs only
 * once in the text.
 */
export function speakerName(written: string, text: string): string | null {
  const name = written
    .replace(SENTENCE_BEFORE, '')
    .replace(TITLE, '')
    .replace(/^.*\p{L}['’]s\s/u, '')
    .replace(/['’]s$/u, '')
    .trim();
  if (!isPerson(name)) return null;
  return name.includes(' ') ? name : inFull(name, text);
}

/** Capitalised words without offices, groups or repetitions. */
function isPerson(name: string): boolean {
  const words = name.split(' ');
  return PARTS.test(name) && !NOBODY.test(name) && new Set(words).size === words.length;
}

function inFull(surname: string, text: string): string | null {
  const word = surname.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  for (const match of text.matchAll(
    new RegExp(`((?:\\p{Lu}[\\p{L}'’.-]{0,24}\\s){1,4})${word}(?![\\p{L}-])`, 'gu'),
  )) {
    const full = `${match[1] ?? ''}${surname}`.replace(SENTENCE_BEFORE, '').replace(TITLE, '').trim();
    if (full.includes(' ') && isPerson(full)) return full;
  }
  return [...text.matchAll(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu'))].length > 1
    ? surname
    : null;
}
