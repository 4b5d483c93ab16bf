import { httpUrl } from '../ingest/article/canonical-url.js';

/** The channel of an outlet on a platform that hosts many outlets. */
export interface PlatformChannel {
  /** Takes the place of the outlet's domain. In lower case, as domains are: 'youtube.com/channel/uc…'. */
  key: string;
  /** The URL of its page, or that of the platform if the page cannot be told from a key in lower case. */
  page: string;
}

interface Platform {
  domain: string;
  home: string;
  /** The path of its feeds, if some do not name their channel. Other paths may redirect to anybody's document. */
  feedPath: string | null;
  /** The path of the channel's page, or null if the URL does not name a channel. */
  channelPath: (url: URL) => string | null;
}

const YOUTUBE_FEEDS = '/feeds/videos.xml';

/**
 * Every feed and page of a channel gives the same path. A name that may stand for a channel with another path gives
 * none, because one outlet would then become two.
 */
const PLATFORMS: readonly Platform[] = [
  {
    domain: 'youtube.com',
    home: 'https://www.youtube.com',
    feedPath: YOUTUBE_FEEDS,
    channelPath: youtubeChannel,
  },
  { domain: 'medium.com', home: 'https://medium.com', feedPath: null, channelPath: mediumAccount },
];

/** The channel that an address names: the URL of its feed or page, or its key. */
export function platformChannel(address: string): PlatformChannel | null {
  const url = urlOf(address);
  const platform = platformOf(url);
  const path = url && platform?.channelPath(url);
  if (!path || !platform) return null;
  return {
    key: `${platform.domain}${path}`.toLowerCase(),
    page: `${platform.home}${LOST_CAPITALS.test(path) ? '/' : path}`,
  };
}

/**
 * The channel of a feed.
 * @param page the page that the feed names. It counts only on the feed's own platform, which writes its feeds itself.
 */
export function channelOfFeed(feedUrl: string, page: string | null): PlatformChannel | null {
  const own = platformChannel(feedUrl);
  if (own !== null || page === null) return own;
  const url = urlOf(feedUrl);
  const platform = platformOf(url);
  if (platform === null || url?.pathname !== platform.feedPath) return null;
  return platformOf(urlOf(page)) === platform ? platformChannel(page) : null;
}

function urlOf(address: string): URL | null {
  return httpUrl(address) ?? httpUrl(`https://${address.trim()}`);
}

function platformOf(url: URL | null): Platform | null {
  const host = url?.hostname.replace(/^(?:www|m)\.|\.$/g, '');
  return PLATFORMS.find(({ domain }) => domain === host) ?? null;
}

/** The ids of YouTube begin with 'UC', and their capitals count. */
const LOST_CAPITALS = /^\/channel\/uc/;
const CHANNEL = /^uc[\w-]{22}$/i;
/** The lists of all uploads of a channel, of its videos, Shorts and live streams have its id behind another prefix. */
const UPLOADS = /^UU(?:LF|SH|LV)?([\w-]{22})$/;
const NAMES = new Set(['channel_id', 'playlist_id', 'user']);

/** '@handle', '/user/…' and '/c/…' can change hands, and other lists hold videos of anybody. */
function youtubeChannel({ pathname, searchParams }: URL): string | null {
  const id =
    pathname === YOUTUBE_FEEDS
      ? youtubeFeedId(searchParams)
      : /^\/channel\/([^/]{1,40})(?:\/|$)/.exec(pathname)?.[1];
  return id && CHANNEL.test(id) ? `/channel/${id}` : null;
}

/** Null if the query has several names, because only the server knows which of them counts. */
function youtubeFeedId(query: URLSearchParams): string | null {
  const [first, ...others] = [...query].filter(([name]) => NAMES.has(name.toLowerCase()));
  if (first === undefined || others.length > 0) return null;
  const [name, value] = first;
  if (name === 'channel_id') return value;
  const uploads = name === 'playlist_id' ? UPLOADS.exec(value)?.[1] : undefined;
  return uploads === undefined ? null : `UC${uploads}`;
}

/** Publications have no '@', like many other pages. */
function mediumAccount({ pathname }: URL): string | null {
  const name = /^\/(?:feed\/)?(@[\w.-]{1,64})\/?$/.exec(pathname)?.[1];
  return name === undefined ? null : `/${name}`;
}
