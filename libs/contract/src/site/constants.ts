/** Specified names and limits, defined once. */

export const PRODUCT_NAME = 'Followthrough';
export const TAGLINE = "Updates That Don't Vanish With the News Cycle";

/** Home: the first call fetches 300 articles, each further one 12. */
export const FEED_FIRST_LOAD = 300;
export const FEED_PAGE = 12;
export const LIMIT_MAX = 300;

/** The newest articles of followed sources, as a filter of the news feed. */
export const FOLLOWED_ARTICLES = 300;

export const FEATURED_SHOWN = 8;
export const FEATURED_ANSWERED = 50;
export const TOPICS_DEFAULT_LIMIT = 300;
/** Topics on a page of Discover, and ended stories on a page. */
export const TOPICS_PAGE = 24;
/** Lists of topics are counted and paged up to this number. */
export const TOPICS_PAGED_MOST = 2_400;
/** The most stories in a section of Discover. */
export const SECTION_STORIES = 6;
/** The most places to choose from. */
export const PLACES_MAX = 15;
/** The most months in which stories ended that a call returns. */
export const ENDED_MONTHS_MAX = 120;
export const MOST_FOLLOWED_ANSWERED = 60;
export const TOPIC_ARTICLES_DEFAULT_LIMIT = 100;

export const SOURCES_DEFAULT_LIMIT = 100;
/** The About page's grid: this many at first, and this many more each time. */
export const SOURCES_PAGE = 12;
/** Names that each group of the bias tab shows before '+N more'. */
export const BIAS_EXAMPLES = 5;
export const POPULAR_SOURCES = 50;
export const SOURCE_RECENT_ARTICLES = 20;

/** The longest query of a search, in characters. */
export const SEARCH_MAX_CHARS = 200;
export const SEARCH_PAGE = 8;
export const SEARCH_LIMIT_MAX = 50;
/** Results are counted and paged up to this number. */
export const SEARCH_COUNTED_MOST = 10_000;
/** This many of the newest results are ranked by relevance and freshness. Older ones follow by date. */
export const SEARCH_RANKED = 1_000;
export const SEARCH_SOURCES_MOST = 20;
/** The most stories above the articles of a search, and the most suggestions while typing. */
export const SEARCH_STORIES_MOST = 5;
export const SUGGESTIONS_MOST = 8;
/** About as long as the passage around a match (characters), if the beginning of the excerpt shows none. */
export const PASSAGE_CHARS = 180;
export const FOLLOWED_SEARCHES_MOST = 20;
/** New results of a followed search are counted up to this number. */
export const NEW_RESULTS_MOST = 100;
/** A promotional card follows every 5th result if more than 5 are shown. */
export const PROMO_AFTER_RESULTS = 5;
/** The most results of the text search for related articles. */
export const RELATED_SEARCH_ANSWERED = 20;

export const SKELETONS = {
  newsFeed: 12,
  search: 3,
  topics: 9,
  followedStories: 4,
  topicArticles: 4,
} as const;

export const EXCERPT_READ_MORE_CHARS = 120;
export const SURPRISE_MIN = 1;
export const SURPRISE_MAX = 3;

export const RELATED_SHOWN = 3;
export const MORE_ON_TOPIC_SHOWN = 4;
export const RELATED_DEFAULT_MAX = 4;
/** The server sends more related articles than are shown, because the page may leave some out. */
export const RELATED_ANSWERED = 12;
export const RELATED_MANUAL_RETRIES = 3;
/** With fewer related articles, the page tries the next source. */
export const RELATED_ENOUGH = 2;
/** A search for related articles takes this many words of the title, each longer than this many characters. */
export const RELATED_SEARCH_WORDS = 3;
export const RELATED_SEARCH_WORD_OVER = 4;

/** Developments whose headlines are compared at a time. */
export const HEADLINES_PAGE = 20;

export const MILESTONE_SOURCES_SHOWN = 3;
export const MILESTONE_FETCH_RETRIES = 1;
/** The timeline shows a gap badge if more than this many days passed. */
export const GAP_BADGE_DAYS = 3;
export const SYNTHESISED_MILESTONE_IMPACT = 7;
/** The lowest impactValue of a major development. */
export const SIGNIFICANT_IMPACT = 7;

/** The most related topics that a topic's call returns. */
export const RELATED_TOPICS_MAX = 5;
/** The next steps of a topic, and all its announced steps. */
export const NEXT_STEPS_MAX = 5;
export const ANNOUNCED_STEPS_MAX = 50;
/** The most sources that a topic's call returns, the first to report first. */
export const TOPIC_SOURCES_MAX = 300;
/** For each source: origins and newest articles. */
export const TOPIC_SOURCE_ORIGINS = 3;
export const TOPIC_SOURCE_LATEST = 3;
/** Days in a coverage chart, and the most that can be requested. */
export const COVERAGE_DAYS_DEFAULT = 90;
export const COVERAGE_DAYS_MAX = 366;
/** The most origins that a milestone's confirmation returns, and the most reports of each. */
export const CONFIRMATION_ORIGINS_MAX = 50;
export const CONFIRMATION_REPORTS_MAX = 20;

/** Limits of a follower's settings for a topic. */
export const MUTED_WORDS_MAX = 20;
export const MUTED_WORD_CHARS = 40;
export const HIDDEN_SOURCES_MAX = 50;
/** A reader has at most as many targets. */
export const CHOSEN_TARGETS_MAX = 10;

export const TOAST_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

/** How long 'Unauthorized' is shown before the redirect to the front page. */
export const UNAUTHORIZED_SHOWN_MS = 3_000;
/** How long after a promotion to admin the page reloads. */
export const PROMOTION_RELOAD_MS = 1_500;
/** On the debug page: how long a message is shown, and the delay of the reload after logout. */
export const DEBUG_MESSAGE_MS = 5_000;
export const DEBUG_RELOAD_MS = 1_000;

/** The media type of lists of feeds. */
export const OPML_TYPE = 'text/x-opml';

export const PREMIUM_PRICE_USD = 2.99;
