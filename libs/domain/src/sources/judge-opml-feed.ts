import { hostKeyOf, httpUrl } from '../ingest/article/canonical-url.js';
import { type FeedOutlet, feedOutlet } from './claimed-domain.js';
import type { OpmlFeed } from './opml-outline.js';

export type JudgedOpmlFeed =
  | {
      kind: 'feed';
      url: string;
      /** The server's registrable domain. */
      hostKey: string;
      outlet: FeedOutlet;
    }
  | { kind: 'refused'; reason: string };

const URL_SHOWN = 200;

/**
 * Whether a line of an OPML list can be added as a feed, or in words why not. Nothing is fetched.
 * @param isPublicHost false for addresses and names that are never on the public internet
 */
export function judgeOpmlFeed(feed: OpmlFeed, isPublicHost: (host: string) => boolean): JudgedOpmlFeed {
  const parsed = httpUrl(feed.url);
  if (parsed === null) return refused(`${feed.url.slice(0, URL_SHOWN)} is not an HTTP(S) URL`);
  const typed = URL.parse(feed.url.trim());
  if (typed !== null && (typed.username !== '' || typed.password !== ''))
    return refused(`the URL of ${parsed.host} contains a user name or password`);
  if (!isPublicHost(parsed.hostname)) return refused(`${parsed.host} is not on the public internet`);
  const outlet = feedOutlet(parsed.href, feed.site);
  if (outlet.domains.length === 0)
    return refused(
      `${parsed.host} carries feeds of many outlets, and the list names neither the site nor the channel of ${`${parsed.pathname}${parsed.search}`.slice(0, URL_SHOWN)}`,
    );
  return { kind: 'feed', url: parsed.href, hostKey: hostKeyOf(parsed.href) ?? parsed.host, outlet };
}

function refused(reason: string): JudgedOpmlFeed {
  return { kind: 'refused', reason };
}
