import type { KnownOrigins } from './find-origin-known.js';
import { withoutPictureCredits } from './find-origin-pictures.js';
import type { NamedOrigin, ReportedArticle } from './reported-article.js';

/** 'Staff and agencies' names no agency. All such articles count as one origin. */
export const UNNAMED_AGENCY = 'agency:unnamed';

const LEAD = 300;
const TAIL = 200;
const MAX_NAMES = 12;
const BYLINE_PARTS =
  /\s*(?:,|\/|\||;|\(|\)|\band\b|\bwith\b|\bfor\b|\bvia\b|\bby\b|\bund\b|\bet\b|\bavec\b|\by\b)\s*/iu;
const WITH_AGENCIES =
  /\b(?:(?:and|with|from|staff and) (?:news )?agenc(?:y|ies)|news agencies|agences|agenturen|agencias|agenzie|wire (?:services?|reports?)|wires)\b/i;
/** '(Reuters) -' anywhere in the lead; '(Reuters)' after a place at the start of the lead. */
const DATELINE = /(?:^|[\s>,])\(\s{0,2}([\p{L}][\p{L}\s./-]{0,40}?)\s{0,2}\)\s{0,3}(?:[-–—:]|&mdash;)/gu;
const FIRST_DATELINE = /^\p{Lu}{3,}[\p{L}.,'’\s\d-]{0,60}?\(\s{0,2}([\p{L}][\p{L}\s.-]{0,40}?)\s{0,2}\)\s/u;
const OPEN_DATELINE =
  /^[\p{Lu}][\p{L}.,'’\s\d-]{1,50}?[,\s/]\s?\(?(AP|AFP|UPI|dpa|DPA|EFE|ANSA|PTI|ANI|IANS|AAP|PA|Reuters|REUTERS|Xinhua|TASS)\)?\s{0,2}[-–—]\s/u;
const LEADING_CREDIT =
  /^\(?(AP|AFP|UPI|dpa|EFE|ANSA|PTI|ANI|IANS|AAP|Reuters|Xinhua|TASS)\)?\s{0,2}[-–—:]\s/u;
/** A last line or last brackets with nothing but the credit. Brackets after a name contain its initials instead. */
const TAIL_CREDIT =
  /(?:(?<!\p{Lu}[\p{L}'’-]{0,30}\s{0,2})\(\s?|[–—|]\s?|\s-\s?|\n|\b(?:[Ss]ource|[Cc]redit|[Cc]opyright|[Qq]uelle|[Ff]uente|[Ff]onte)\s?:\s?)(?:[Ww]ith\s(?:\w{2,12}\s){0,2}(?:inputs?|files|reporting|material)\sfrom\s|[Aa]vec\s(?:l['’])?|[Cc]on\s(?:información\sde\s)?|[Cc]om\s(?:informações\sd[ae]\s)?|[Mm]it\s[Mm]aterial\s(?:von|der)\s)?(?:the\s|The\s|\d{4}\s)?([\p{L}][\p{L}\s./-]{0,40}?)\)?[\s.]{0,3}$/u;
/** The sign-off of Reuters. */
const REUTERS_SIGNATURE = /\((?:Additional )?[Rr]eporting by [^()]{3,160}?; ?[Ee]diting by /u;
/** Outside bylines and datelines, these may also be states or units. */
const OTHER_INITIALS = /^(?:PA|CP|TT|SDA|APA)$/u;
/** Some feeds put the byline into the summary: 'By The Pellmere Post', 'From …', 'By Jo Roe for The Pellmere Post'. */
const PERSON = "(?:\\p{Lu}[\\p{L}.'’-]{0,30}\\s){0,3}\\p{Lu}[\\p{L}.'’-]{0,30}";
const LEADING_BYLINE = new RegExp(
  `^(?:By\\s(?:${PERSON}(?:,|\\s(?:for|of|from))\\s)?|From\\s)(?:[Tt]he\\s)?(\\p{Lu}[\\p{L}\\p{N}.&’'-]{0,24}(?:\\s\\p{Lu}[\\p{L}\\p{N}.&’'-]{0,24}){0,4})(?!\\s(?:to|and|or)\\b|['’]s|[\\p{L}\\p{N}])`,
  'u',
);
const TITLE_CREDIT = /\s[-–—|]\s([^-–—|]{2,40})$/u;

/** The agency named in the byline, the dateline, the last line, the item's source or at the end of the title. */
export function creditedAgency(article: ReportedArticle, known: KnownOrigins): NamedOrigin | null {
  return (
    byAuthor(article, known) ??
    firstAgency([article.credit], known) ??
    firstPlainAgency([TITLE_CREDIT.exec(article.title.slice(-100))?.[1]], known) ??
    byText(article.excerpt ?? '', known) ??
    byText(article.content ?? '', known) ??
    byEnd(article.contentEnd ?? '', known)
  );
}

/** Another outlet named as the item's source or in its byline, alone or after a person. */
export function creditedSource(
  { credit, author, excerpt }: ReportedArticle,
  known: KnownOrigins,
  isOther: (origin: NamedOrigin) => boolean,
): NamedOrigin | null {
  const byline = (author ?? '').slice(0, 200).trim();
  const behind = byline.split(/\s*[,(|]\s*|\s(?:for|of|via)\s/u).slice(1, MAX_NAMES);
  for (const name of [credit?.slice(0, 100), byline, ...behind]) {
    const plain = name?.replace(/\)$/u, '') ?? '';
    const key = plain === '' ? null : known.byName(plain);
    if (key && isOther({ key, evidence: plain })) return { key, evidence: plain };
  }
  const lead = LEADING_BYLINE.exec((excerpt ?? '').slice(0, LEAD).trimStart());
  const key = known.byWords(lead?.[1]?.split(/\s/u) ?? []);
  const evidence = lead?.[0] ?? '';
  return key && isOther({ key, evidence }) ? { key, evidence } : null;
}

/** The agency in the dateline of another agency's article: the text was republished. */
export function datelinedAgency(
  { excerpt, content }: ReportedArticle,
  known: KnownOrigins,
): NamedOrigin | null {
  return agencyAtStart(excerpt ?? '', known) ?? agencyAtStart(content ?? '', known);
}

/** A byline that names an agency alone or after a person: 'Associated Press', 'Jo Roe, Associated Press'. */
function byAuthor({ author }: ReportedArticle, known: KnownOrigins): NamedOrigin | null {
  const byline = (author ?? '').slice(0, 200).trim();
  if (byline === '') return null;
  const named = firstAgency([byline, ...byline.split(BYLINE_PARTS).slice(0, MAX_NAMES)], known);
  if (named) return { ...named, evidence: byline };
  return WITH_AGENCIES.test(byline) ? { key: UNNAMED_AGENCY, evidence: byline } : null;
}

/** '(Reuters) -' at the start, '(AFP)' at the end. */
function byText(text: string, known: KnownOrigins): NamedOrigin | null {
  return text === '' ? null : (agencyAtStart(text, known) ?? byEnd(text, known));
}

function agencyAtStart(text: string, known: KnownOrigins): NamedOrigin | null {
  const lead = text.slice(0, LEAD).trimStart();
  const isBracketed = lead.includes('(');
  const first =
    (isBracketed ? FIRST_DATELINE.exec(lead) : null) ?? OPEN_DATELINE.exec(lead) ?? LEADING_CREDIT.exec(lead);
  const datelines = isBracketed ? [...lead.matchAll(DATELINE)].slice(0, 3) : [];
  return firstAgency([first?.[1], ...datelines.map((match) => match[1])], known);
}

function byEnd(text: string, known: KnownOrigins): NamedOrigin | null {
  const end = text.slice(-TAIL);
  const credited = agencyAtEnd(end, known);
  return credited && agencyAtEnd(withoutPictureCredits(end), known);
}

function agencyAtEnd(end: string, known: KnownOrigins): NamedOrigin | null {
  if (end.includes('diting by ') && REUTERS_SIGNATURE.test(end)) return firstAgency(['Reuters'], known);
  const names = TAIL_CREDIT.exec(end)?.[1]?.split(/\s?(?:\/|,|\band\b|\bund\b|\bet\b)\s?/u) ?? [];
  return firstPlainAgency(names.slice(0, MAX_NAMES), known);
}

function firstPlainAgency(names: readonly (string | undefined)[], known: KnownOrigins): NamedOrigin | null {
  return firstAgency(
    names.filter((name) => name !== undefined && !OTHER_INITIALS.test(name.trim())),
    known,
  );
}

function firstAgency(names: readonly (string | null | undefined)[], known: KnownOrigins): NamedOrigin | null {
  for (const name of names) {
    const key = name ? known.byName(name.slice(0, 100)) : null;
    if (name && key?.startsWith('agency:')) return { key, evidence: name };
  }
  return null;
}
