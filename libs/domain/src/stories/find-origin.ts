import { KnownOrigins, MAX_NAME_WORDS } from './find-origin-known.js';

export type OriginKind = 'owner' | 'agency' | 'source' | 'attributed';

/** Who really reported an article. */
export interface Origin {
  /** 'owner:…', 'agency:…' or 'source:domain' */
  key: string;
  kind: OriginKind;
  /** The words that say so; empty for the outlet's own reporting. */
  evidence: string;
}

export interface ReportedArticle {
  title: string;
  excerpt: string | null;
  content: string | null;
  author: string | null;
  sourceDomain: string;
  /** So that 'NBC's Jo Roe reports' is no other outlet in NBC's own article. */
  sourceName?: string;
  /** Normalised owner of the source; null when it stands for itself. */
  ownerKey: string | null;
}

/** 'Staff and agencies': some wire, not said which; all such articles together count as one origin. */
export const UNNAMED_AGENCY = 'agency:unnamed';

const LEAD = 700;
const TAIL = 300;
const MAX_ATTRIBUTIONS = 8;
const DATELINE = /(?:^|[\s>,])\(\s{0,2}([\p{L}][\p{L}\s.-]{0,40}?)\s{0,2}\)\s{0,3}(?:[-–—:]|&mdash;)/gu;
const OPEN_DATELINE =
  /^[\p{Lu}][\p{L}.,\s-]{1,50}?[,\s]\s?\(?(AP|AFP|UPI|dpa|DPA|EFE|ANSA|PTI|ANI|AAP|PA|Reuters|REUTERS|Xinhua)\)?\s{0,2}[-–—]\s/u;
const LEADING_CREDIT = /^(AP|AFP|UPI|dpa|EFE|ANSA|PTI|ANI|AAP|Reuters|Xinhua)\s{0,2}[-–—:]\s/u;
const TAIL_CREDIT =
  /(?:^|[\s\n(–—-])(?:source|credit|via|by|copyright|©|with files from|reporting by|additional reporting by)?\s?:?\s?\(?(AP|AFP|UPI|dpa|EFE|ANSA|PTI|ANI|AAP|Reuters|Xinhua)\)?[\s.]{0,3}$/u;
const WITH_AGENCIES =
  /\b(?:(?:and|with|from|staff and) (?:news )?agenc(?:y|ies)|news agencies|agence?s|wire (?:services?|reports?)|wires)\b/i;
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{N}.&'’-]{0,24}";
const NAME = `(${CAPITALISED}(?:\\s${CAPITALISED}){0,${MAX_NAME_WORDS - 1}})`;
const ATTRIBUTED = new RegExp(
  `\\b(?:(?:[Tt]old|[Aa]ccording to|[Rr]eported by|[Ff]irst reported by|[Ii]nterview with|[Cc]iting|[Ss]aid on|[Ll]aut|[Ss]elon|[Ss]egún|[Ss]econdo)\\s(?:the\\s|The\\s|l['’])?${NAME}|(?:[Tt]he\\s)?${NAME}\\s(?:has\\s|first\\s|also\\s)?(?:reported|reports|revealed|reveals)\\b)`,
  'gu',
);

/**
 * Who really reported an article: the agency that its byline, dateline or last line credits; else the outlet that
 * title or lead report from ('told the BBC'); else the owner of its source, else the source itself.
 */
export function findOrigin(article: ReportedArticle, known: KnownOrigins): Origin {
  const own = ownOrigin(article, known);
  if (own.kind === 'agency') return own;
  return byAuthor(article, known) ?? byCredit(article, known) ?? byAttribution(article, known, own) ?? own;
}

function ownOrigin({ sourceDomain, ownerKey }: ReportedArticle, known: KnownOrigins): Origin {
  const agency = known.agencyOfDomain(sourceDomain);
  if (agency) return { key: agency, kind: 'agency', evidence: '' };
  if (ownerKey)
    return {
      key: ownerKey.startsWith('owner:') ? ownerKey : `owner:${ownerKey}`,
      kind: 'owner',
      evidence: '',
    };
  return { key: `source:${sourceDomain.toLowerCase()}`, kind: 'source', evidence: '' };
}

/** A byline that names an agency alone or behind a person: 'Associated Press', 'Jo Roe, Associated Press'. */
function byAuthor({ author }: ReportedArticle, known: KnownOrigins): Origin | null {
  const byline = (author ?? '').slice(0, 200).trim();
  if (byline === '') return null;
  for (const part of byline
    .split(/\s*(?:,|\/|\||;|\(|\)|\band\b|\bwith\b|\bfor\b|\bvia\b|\bby\b)\s*/iu)
    .slice(0, 12)) {
    const key = known.byName(part);
    if (key?.startsWith('agency:')) return { key, kind: 'agency', evidence: byline };
  }
  return WITH_AGENCIES.test(byline) ? { key: UNNAMED_AGENCY, kind: 'agency', evidence: byline } : null;
}

/** '(Reuters) -' at the beginning, 'AP' as the last word. */
function byCredit(article: ReportedArticle, known: KnownOrigins): Origin | null {
  for (const text of [article.excerpt ?? '', article.content ?? '']) {
    const lead = text.slice(0, LEAD);
    const open =
      OPEN_DATELINE.exec(lead)?.[1] ??
      LEADING_CREDIT.exec(lead)?.[1] ??
      TAIL_CREDIT.exec(text.slice(-TAIL))?.[1];
    const names = [
      ...(open ? [open] : []),
      ...[...lead.matchAll(DATELINE)].slice(0, 3).map((match) => match[1] ?? ''),
    ];
    for (const name of names) {
      const key = known.byName(name);
      if (key?.startsWith('agency:')) return { key, kind: 'agency', evidence: name };
    }
  }
  return null;
}

/** 'Reuters reported', 'told the BBC' in title or lead: the first other outlet that is known by name. */
function byAttribution(article: ReportedArticle, known: KnownOrigins, own: Origin): Origin | null {
  const lead = `${article.title.slice(0, 300)}\n${(article.excerpt || article.content || '').slice(0, LEAD)}`;
  let read = 0;
  for (const match of lead.matchAll(ATTRIBUTED)) {
    const words = (match[1] ?? match[2] ?? '').trim().split(/\s+/u);
    const key = known.byWords(words) ?? (match[2] ? known.byWords(words.slice(-1)) : null);
    if (key && key !== own.key && !namesItself(words, article.sourceName))
      return { key, kind: key.startsWith('agency:') ? 'agency' : 'attributed', evidence: match[0].trim() };
    read += 1;
    if (read >= MAX_ATTRIBUTIONS) break;
  }
  return null;
}

function namesItself(words: readonly string[], sourceName: string | undefined): boolean {
  const [first] = (sourceName ?? '').replace(/^the\s+/iu, '').split(/\s+/u);
  return (
    Boolean(first) &&
    words.some((word) => word.replace(/['’]s?$/u, '').toLowerCase() === first?.toLowerCase())
  );
}
