/** A feed of ours, as a topic of our own hub (WebSub). */
export type HubTopic = { format: string } & (
  | { kind: 'news' | 'ended' }
  | { kind: 'topic' | 'source'; slug: string }
);

/** Longer addresses are no topics of ours (characters). */
const LONGEST = 300;

const PATTERN =
  /^\/(?:(?<ended>stories\/ended)\/|(?<of>topics|sources)\/(?<slug>[^/?#]+)\/)?feed\.(?<format>xml|atom|json)$/;

/**
 * The feed with this address. Null if it is none, or one without a hub: searches would be repeated for each subscriber, and private
 * feeds concern one reader.
 *
 * @param origin the public origin, without a trailing slash
 */
export function readHubTopic(address: string, origin: string): HubTopic | null {
  if (address.length > LONGEST || !address.startsWith(`${origin}/`)) return null;
  const { ended, of, slug, format } = PATTERN.exec(address.slice(origin.length))?.groups ?? {};
  if (format === undefined) return null;
  if (of === undefined || slug === undefined) return { kind: ended === undefined ? 'news' : 'ended', format };
  const decoded = decodedSlug(slug);
  return decoded === null ? null : { kind: of === 'topics' ? 'topic' : 'source', slug: decoded, format };
}

function decodedSlug(slug: string): string | null {
  try {
    const decoded = decodeURIComponent(slug);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
