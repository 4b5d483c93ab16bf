import { attributedName } from './find-origin-attribution.js';
import { creditedAgency, creditedSource, datelinedAgency } from './find-origin-credit.js';
import type { KnownOrigins } from './find-origin-known.js';
import type { NamedOrigin, ReportedArticle } from './reported-article.js';

export type OriginKind = 'owner' | 'agency' | 'source';

/** Who really reported an article. */
export interface Origin {
  /** 'owner:…', 'agency:…' or 'source:domain' */
  key: string;
  kind: OriginKind;
  /** Its own reporting, another's text by its credit, or reporting from another by its words. */
  how: 'own' | 'credited' | 'attributed';
  /** The words that say so; empty for the outlet's own reporting. */
  evidence: string;
}

/**
 * Who really reported an article: the agency that its byline, dateline or last line credits, or the outlet that the item
 * names as its source; else the outlet that title or lead report from ('told the BBC'); else the owner of its source, else
 * the source itself. An agency's own articles are its own, but for those under another agency's dateline.
 */
export function findOrigin(article: ReportedArticle, known: KnownOrigins): Origin {
  const own = ownOrigin(article, known);
  if (own.kind === 'agency') return ofAgency(article, own, known);
  const ownName = known.byName(article.sourceName ?? '');
  const isOther = ({ key, evidence }: NamedOrigin) =>
    key !== own.key && key !== ownName && !namesItself(evidence, article.sourceName);
  const credited = creditedAgency(article, known) ?? creditedSource(article, known, isOther);
  if (credited) return { ...credited, kind: kindOf(credited.key), how: 'credited' };
  const attributed = attributedName(article, known, isOther);
  return attributed ? { ...attributed, kind: kindOf(attributed.key), how: 'attributed' } : own;
}

function ofAgency(article: ReportedArticle, own: Origin, known: KnownOrigins): Origin {
  const dateline = datelinedAgency(article, known);
  return dateline && dateline.key !== own.key ? { ...dateline, kind: 'agency', how: 'credited' } : own;
}

/** The origin that a source's own reporting has: the agency that it is, else its owner, else itself. */
export function ownOrigin(
  { sourceDomain, ownerKey }: Pick<ReportedArticle, 'sourceDomain' | 'ownerKey'>,
  known: Pick<KnownOrigins, 'agencyOfDomain'>,
): Origin {
  const plainOwner = ownerKey && (ownerKey.startsWith('owner:') ? ownerKey : `owner:${ownerKey}`);
  const key = known.agencyOfDomain(sourceDomain) ?? plainOwner ?? `source:${sourceDomain.toLowerCase()}`;
  return { key, kind: kindOf(key), how: 'own', evidence: '' };
}

function kindOf(key: string): OriginKind {
  if (key.startsWith('agency:')) return 'agency';
  return key.startsWith('owner:') ? 'owner' : 'source';
}

/** Words that a short form of the outlet's name leaves out. */
const NAME_TAIL = /\s(?:news|online|digital|network|media|tv|magazine|newspaper)\b.*$/u;

/** Whether the words name the article's own outlet: 'NBC's Jo Roe reports' in NBC News. */
function namesItself(words: string, sourceName: string | undefined): boolean {
  const own = plainWords(sourceName ?? '')
    .replace(/^the\s/u, '')
    .replace(NAME_TAIL, '');
  return own !== '' && ` ${plainWords(words)} `.includes(` ${own} `);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s?(?=\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
