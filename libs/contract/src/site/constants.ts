/** Names and limits that the specification fixes (its section 9), once. */

export const PRODUCT_NAME = 'Followthrough';
export const TAGLINE = "Updates That Don't Vanish With the News Cycle";

/** Home: the first call asks for 300 articles, every further one for 12. */
export const FEED_FIRST_LOAD = 300;
export const FEED_PAGE = 12;
export const LIMIT_MAX = 300;

export const FEATURED_SHOWN = 8;
export const FEATURED_ANSWERED = 50;
export const TOPICS_DEFAULT_LIMIT = 300;
export const TOPIC_ARTICLES_DEFAULT_LIMIT = 100;

export const SOURCES_DEFAULT_LIMIT = 100;
/** The About page's grid: so many at first, and so many more each time. */
export const SOURCES_PAGE = 12;
/** Names that each group of the bias tab shows before '+N more'. */
export const BIAS_EXAMPLES = 5;
export const POPULAR_SOURCES = 50;
export const SOURCE_RECENT_ARTICLES = 20;

/** Longest text that a search takes, in characters. */
export const SEARCH_MAX_CHARS = 200;
export const SEARCH_PAGE = 8;
export const SEARCH_LIMIT_MAX = 50;
/** Results are counted, and may be paged through, up to here. */
export const SEARCH_COUNTED_MOST = 10_000;
/** So many of the newest results are put into order by relevance and freshness; those before them follow by date. */
export const SEARCH_RANKED = 1_000;
export const SEARCH_SOURCES_MOST = 20;
/** A promotional card stands after every so many results, where more are shown. */
export const PROMO_AFTER_RESULTS = 5;
/** Answered to the search by words that looks for related articles. */
export const RELATED_SEARCH_ANSWERED = 20;

export const SKELETONS = { feed: 12, search: 3, topics: 9, followedStories: 4, topicArticles: 4 } as const;

export const EXCERPT_READ_MORE_CHARS = 120;
export const SURPRISE_MIN = 1;
export const SURPRISE_MAX = 3;

export const RELATED_SHOWN = 3;
export const MORE_ON_TOPIC_SHOWN = 4;
export const RELATED_DEFAULT_MAX = 4;
/** A server's list of related articles holds more than are shown: some may be left out on the page. */
export const RELATED_ANSWERED = 12;
export const RELATED_MANUAL_RETRIES = 3;
/** With fewer related articles the next way of finding them is tried. */
export const RELATED_ENOUGH = 2;
/** A search for related articles takes so many words of the title, each longer than so many characters. */
export const RELATED_SEARCH_WORDS = 3;
export const RELATED_SEARCH_WORD_OVER = 4;

/** Developments whose headlines are compared at a time. */
export const HEADLINES_PAGE = 20;

export const MILESTONE_SOURCES_SHOWN = 3;
export const MILESTONE_FETCH_RETRIES = 1;
/** A gap badge stands on the line when more than this many days passed. */
export const GAP_BADGE_DAYS = 3;
export const SYNTHESISED_MILESTONE_IMPACT = 7;
/** impactValue from which a milestone is a major development. */
export const SIGNIFICANT_IMPACT = 7;

/** A topic's call of sources answers at most so many, the first to report first. */
export const TOPIC_SOURCES_MAX = 300;
/** Of each of them: origins, and newest articles. */
export const TOPIC_SOURCE_ORIGINS = 3;
export const TOPIC_SOURCE_LATEST = 3;
/** Days that a coverage chart shows, and most that can be asked for. */
export const COVERAGE_DAYS_DEFAULT = 90;
export const COVERAGE_DAYS_MAX = 366;
/** What the call behind a milestone's confirmation answers at most, each origin with so many reports. */
export const CONFIRMATION_ORIGINS_MAX = 50;
export const CONFIRMATION_REPORTS_MAX = 20;

/** A follower's own settings of a topic. */
export const MUTED_WORDS_MAX = 20;
export const MUTED_WORD_CHARS = 40;
export const HIDDEN_SOURCES_MAX = 50;

export const TOAST_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

/** 'Unauthorized' stands for so long, then the reader is led to the front page. */
export const UNAUTHORIZED_SHOWN_MS = 3_000;
/** The page loads anew so long after a promotion to admin. */
export const PROMOTION_RELOAD_MS = 1_500;
/** Of the page that shows the state of sign-in: how long a message stands, and the reload after logout. */
export const DEBUG_MESSAGE_MS = 5_000;
export const DEBUG_RELOAD_MS = 1_000;

export const PREMIUM_PRICE_USD = 2.99;
