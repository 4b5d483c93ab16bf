import { type KnownOrigins, MAX_NAME_WORDS } from './find-origin-known.js';
import { withoutPictureCredits } from './find-origin-pictures.js';
import type { NamedOrigin, ReportedArticle } from './reported-article.js';

/** Attributions up to this character credit the report; later ones are background. */
const LEAD = 800;
const MAX_READ = 12;
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{N}.&'’-]{0,24}";
const NAME = `(${CAPITALISED}(?:\\s${CAPITALISED}){0,${MAX_NAME_WORDS - 1}})`;
/** Cues before the name. */
const BEFORE = [
  '[Tt]old|[Tt]ells?|[Tt]elling|[Aa]ccording to|[Cc]iting|[Pp]er',
  '(?:[Ff]irst |[Oo]riginally )?(?:[Rr]eported|[Pp]ublished|[Oo]btained|[Rr]eviewed|[Ss]een|[Rr]evealed|[Bb]roken) (?:by|in)',
  '(?:[Cc]onfirmed|[Rr]evealed|[Ss]tatement|[Ss]aid|[Ss]poken?|[Ss]peaking|[Ss]poke) to|[Ss]hared with|(?:[Ii]nterview|[Ss]poke|[Ss]tatement) with|(?:[Ss]aid|[Aa]ppeared|[Aa]ppearance|[Aa]ppearing|[Ii]nterview) on',
  '(?:[Oo]riginally|[Ff]irst) appeared (?:in|at)',
  `(?<=[,”"’]\\s)(?:reports|reported|writes)`,
  '(?:[Rr]eport|[Ii]nvestigation|[Ii]nterview|[Aa]nalysis) (?:by|from|in)',
  '[Ll]aut|[Ss]elon|[Ss]egún|[Ss]econdo|[Ss]egundo(?: [oa])?|[Ss]agte (?:der|dem)|[Gg]egenüber (?:der|dem)|dijo a|déclaré (?:à|au)|disse (?:ao|à)|ha detto (?:al?|all[ao])|(?:[Cc]itado|[Rr]ecogido|[Pp]ublicado|[Rr]evelado|[Nn]oticiado) (?:por|pel[oa])|[Cc]itando (?:a|al|o)|(?:[Cc]ité|[Rr]évélé|[Rr]apporté|[Ii]nterrogé)e?s? par|(?:[Rr]iportato|[Rr]ivelato|[Pp]ubblicato) (?:da|dal|dalla)|[Uu]nter Berufung auf|[Ii]nterview mit|[Ee]ntrevista (?:a|al|con|com|à|ao)|[Ii]ntervista (?:a|al|con)',
].join('|');
const BEHIND_CUE = new RegExp(
  `\\b(?:${BEFORE})\\s(?:(?:the|The|die|der|dem|den|le|la|el|il)\\s|l['’])?${NAME}`,
  'gu',
);
const AFTER_CUE =
  /\s(?:(?:has|had|first|also|earlier|exclusively)\s){0,2}(?:reported|reports|revealed|reveals|learned|wrote|writes|noted|projects|projected|(?:report|investigation|exclusive|scoop)\s(?:found|said|says|revealed|published)|berichte(?:te?|t)|meldet|rapporte|révèle|a révélé|informó|informa|reveló|adelantó|noticiou|revelou|avançou|riferisce|riporta|zufolge)(?![\p{L}\p{N}])/gu;
const NAME_AT_END = new RegExp(`(?<![\\p{L}\\p{N}])${NAME}$`, 'u');
const MAX_NAME = 130;

interface Mention {
  at: number;
  /** The cue with all capitalised words next to it. */
  evidence: string;
  /** Those words without the cue. The name is at their start, or at their end if the cue follows them. */
  words: string[];
  isBehind: boolean;
}

/** The first known other outlet in an attribution in title or lead: 'Reuters reported', 'told the BBC'. */
export function attributedName(
  article: ReportedArticle,
  known: KnownOrigins,
  isOther: (origin: NamedOrigin) => boolean,
): NamedOrigin | null {
  const lead = leadOf(article);
  const found = firstKnown(lead, known, isOther);
  const isOfPicture = found !== null && !withoutPictureCredits(lead).includes(found.evidence);
  return isOfPicture ? firstKnown(withoutPictureCredits(lead), known, isOther) : found;
}

function firstKnown(
  lead: string,
  known: KnownOrigins,
  isOther: (origin: NamedOrigin) => boolean,
): NamedOrigin | null {
  for (const { evidence, words, isBehind } of mentionsIn(lead)) {
    const key = known.byWords(words) ?? (isBehind ? null : byLastWords(words, known));
    if (key && isOther({ key, evidence })) return { key, evidence };
  }
  return null;
}

/** In text order. */
function mentionsIn(lead: string): Mention[] {
  const mentions: Mention[] = [];
  for (const match of lead.matchAll(BEHIND_CUE)) {
    const words = (match[1] ?? '').split(/\s+/u);
    mentions.push({ at: match.index, evidence: match[0], words, isBehind: true });
    if (mentions.length >= MAX_READ) break;
  }
  let read = 0;
  for (const match of lead.matchAll(AFTER_CUE)) {
    const before = lead.slice(Math.max(0, match.index - MAX_NAME), match.index);
    const name = NAME_AT_END.exec(before)?.[1];
    const evidence = `${name}${match[0]}`;
    if (name)
      mentions.push({ at: match.index - name.length, evidence, words: name.split(/\s+/u), isBehind: false });
    read += 1;
    if (read >= MAX_READ) break;
  }
  return mentions.sort((a, b) => a.at - b.at);
}

/** Not a surname: several words, all capitals, or camel case. */
const DISTINCT_NAME = /\s|^[\p{Lu}\d]{3,}$|\p{Ll}\p{Lu}|^Reuters$/u;

/** Other capitalised words may precede the name: 'Late Friday CNN reported'. */
function byLastWords(words: readonly string[], known: KnownOrigins): string | null {
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const key = DISTINCT_NAME.test(name) ? known.byName(name) : null;
    if (key) return key;
  }
  return null;
}

function leadOf({ title, excerpt, content }: ReportedArticle): string {
  const text = (content ?? '').length > (excerpt ?? '').length ? (content ?? '') : (excerpt ?? '');
  return `${title.slice(0, 300)}\n${text.slice(0, LEAD)}`;
}
