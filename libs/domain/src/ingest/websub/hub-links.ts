import { httpUrl } from '../article/canonical-url.js';

/** Limits: characters of the header, and links in it. The rest is ignored. */
const MAX_HEADER = 8000;
const MAX_LINKS = 50;

const LINK = /^\s*<([^<>]{1,2000})>(.{0,500})/s;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i;

/**
 * The hub and the topic that a server names in its Link header (WebSub, section 4; RFC 8288). The header takes
 * precedence over the document. The first link of each relation counts. URLs are absolute, without the credentials of
 * `base`.
 */
export function hubLinks(
  header: string | null,
  base: string,
): { hubUrl: string | null; selfUrl: string | null } {
  const found: Record<string, string> = {};
  for (const link of (header ?? '').slice(0, MAX_HEADER).split(/,(?=\s*<)/, MAX_LINKS)) {
    const [, target = '', parameters = ''] = LINK.exec(link) ?? [];
    const url = httpUrl(target, base);
    const [, quoted, bare = ''] = RELATION.exec(parameters) ?? [];
    if (url === null) continue;
    for (const relation of (quoted ?? bare).toLowerCase().split(/\s+/))
      if (relation === 'hub' || relation === 'self') found[relation] ??= url.href;
  }
  return { hubUrl: found.hub ?? null, selfUrl: found.self ?? null };
}
