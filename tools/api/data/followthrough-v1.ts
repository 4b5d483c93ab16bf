/* Written by `npm run api:client` from the OpenAPI document of /api/v1. Do not edit. */

export interface paths {
    "/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stories
         * @description Listed stories, newest report first. To keep a copy up to date, read all pages with `updatedSince`: that order misses nothing, not even an ending or a changed name without a new report. What left the list is in `GET /removals`.
         */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one story
         * @description The id of a story that was merged answers the story that it became part of, with its id.
         */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the milestones of a story
         * @description What happened, newest first. Retracted milestones stay in the list and say so.
         */
        get: operations["listMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/{id}/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the articles of a story
         * @description Newest first. Of articles with the same text only the first is listed. Articles can arrive long after their outlet published them: they stand at their time of publication.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reasons behind a story
         * @description Why the story has its status, such as resolved, and its milestones their levels.
         */
        get: operations["getWhy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stories that ended
         * @description Newest end first, each with the sentence that states its outcome. An end can be found days after it happened, so to keep a copy use `GET /stories` with `updatedSince`.
         */
        get: operations["listEndings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stories that left the list
         * @description Stories that were merged into others, hidden, or of which too few reports are left, oldest removal first. One that is listed again is not in this list. To keep a copy, read it after `GET /stories` with `updatedSince`.
         */
        get: operations["listRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outlets
         * @description The directory of outlets, by id.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one outlet
         * @description The id of an outlet that was merged into another one answers that one.
         */
        get: operations["getSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search articles and stories
         * @description The newest matches by relevance, older ones by date.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List followed stories
         * @description The stories that the owner of the token follows. Needs the scope `follows:read`.
         */
        get: operations["listFollows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a story
         * @description Changes nothing if the story is followed already. Needs the scope `follows:write`.
         */
        put: operations["followStory"];
        post?: never;
        /**
         * Unfollow a story
         * @description Changes nothing if the story is not followed. Needs the scope `follows:write`.
         */
        delete: operations["unfollowStory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description The notifications of the owner of the token. Reading them here marks none as read. Needs the scope `notifications:read`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What is wrong with a call. */
        Error: {
            /** @description For programs, such as `not_found`. */
            code: string;
            /** @description For people. */
            message: string;
            /** @description What is wrong with each parameter. */
            issues?: {
                path: string;
                message: string;
            }[];
        };
        /** @description Stories, newest report first, or with `updatedSince` oldest update first. */
        StoryPage: {
            data: components["schemas"]["Story"][];
            page: components["schemas"]["PageInfo"];
            /** @description What to pass as `updatedSince` after all pages are read. It lies a few minutes back, so some stories come twice but none is missed. Only on the first page of a list with `updatedSince`, else null. */
            nextUpdatedSince: string | null;
        };
        /** @description A news story that is followed until it is resolved. */
        Story: {
            id: number;
            slug: string;
            /** @description Its page on this site. */
            url: string;
            /** @description Follows the latest development. */
            name: string;
            /** @description Two to six words that last. Null while too few reports share any. */
            label: string | null;
            description: string | null;
            /** @description The sentences of the description, each with its article. Empty if an editor wrote it. */
            descriptionSentences: {
                text: string;
                citations: components["schemas"]["Citation"][];
            }[];
            /** @description ISO 639-1. */
            language: string;
            /** @description What it is about. */
            tag: ("sports" | "entertainment" | "politics" | "technology" | "business" | "environment" | "health" | "science" | "general") | null;
            /** @enum {string} */
            status: "ongoing" | "developing" | "resolved";
            /** @description An estimate of how far it has come. */
            completionPercent: number;
            /** @description The latest development that is significant or confirmed; without one, the latest that a single origin reports. Null if nothing was reported yet. */
            whereItStands: {
                /** @description What the first citation says, verbatim: a sentence of it, or its headline. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                originCount: number;
                citations: components["schemas"]["Citation"][];
            } | null;
            /** @description Null unless the story is resolved. */
            ending: {
                /** @description The sentence that states the outcome. */
                text: string;
                /**
                 * Format: date-time
                 * @description When the development that ended the story happened.
                 */
                at: string;
                /**
                 * @description Who decided that the story is over.
                 * @enum {string}
                 */
                by: "machine" | "editor";
                citations: components["schemas"]["Citation"][];
            } | null;
            /** @description Independent origins: owner groups and wire agencies. */
            originCount: number;
            outletCount: number;
            articleCount: number;
            followerCount: number;
            /** Format: date-time */
            firstReportedAt: string;
            /** Format: date-time */
            lastReportedAt: string;
            /**
             * Format: date-time
             * @description When anything said here, its milestones or its articles last changed, or were last computed without a change. Followers do not count.
             */
            updatedAt: string;
        };
        /** @description An article that says so: its headline, outlet, address at the outlet and time. */
        Citation: {
            articleId: number;
            /** @description The headline, as the outlet wrote it. */
            title: string;
            outlet: components["schemas"]["OutletRef"];
            /** @description The address at the outlet. */
            url: string;
            /** Format: date-time */
            publishedAt: string;
        };
        /** @description An outlet, as it is named beside its articles. */
        OutletRef: {
            id: number;
            name: string;
        };
        /** @description Where a page is in its list. */
        PageInfo: {
            /** @description The cursor of the next page. Null on the last one. */
            next: string | null;
            /** @description The length of the whole list. */
            total: number;
            /** @description False if counting stopped at the total. */
            isTotalExact: boolean;
        };
        /** @description A story with what is announced for the days to come. */
        StoryDetail: {
            id: number;
            slug: string;
            /** @description Its page on this site. */
            url: string;
            /** @description Follows the latest development. */
            name: string;
            /** @description Two to six words that last. Null while too few reports share any. */
            label: string | null;
            description: string | null;
            /** @description The sentences of the description, each with its article. Empty if an editor wrote it. */
            descriptionSentences: {
                text: string;
                citations: components["schemas"]["Citation"][];
            }[];
            /** @description ISO 639-1. */
            language: string;
            /** @description What it is about. */
            tag: ("sports" | "entertainment" | "politics" | "technology" | "business" | "environment" | "health" | "science" | "general") | null;
            /** @enum {string} */
            status: "ongoing" | "developing" | "resolved";
            /** @description An estimate of how far it has come. */
            completionPercent: number;
            /** @description The latest development that is significant or confirmed; without one, the latest that a single origin reports. Null if nothing was reported yet. */
            whereItStands: {
                /** @description What the first citation says, verbatim: a sentence of it, or its headline. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                originCount: number;
                citations: components["schemas"]["Citation"][];
            } | null;
            /** @description Null unless the story is resolved. */
            ending: {
                /** @description The sentence that states the outcome. */
                text: string;
                /**
                 * Format: date-time
                 * @description When the development that ended the story happened.
                 */
                at: string;
                /**
                 * @description Who decided that the story is over.
                 * @enum {string}
                 */
                by: "machine" | "editor";
                citations: components["schemas"]["Citation"][];
            } | null;
            /** @description Independent origins: owner groups and wire agencies. */
            originCount: number;
            outletCount: number;
            articleCount: number;
            followerCount: number;
            /** Format: date-time */
            firstReportedAt: string;
            /** Format: date-time */
            lastReportedAt: string;
            /**
             * Format: date-time
             * @description When anything said here, its milestones or its articles last changed, or were last computed without a change. Followers do not count.
             */
            updatedAt: string;
            /** @description Soonest first. */
            next: {
                /** @description A sentence of the first citation, or the words of an editor. */
                text: string;
                /**
                 * Format: date
                 * @description The day; of a week its Monday.
                 */
                date: string;
                /** @enum {string} */
                precision: "day" | "week";
                /** @description Empty if an editor wrote it. */
                citations: components["schemas"]["Citation"][];
            }[];
        };
        /** @description Milestones, newest first. */
        MilestonePage: {
            data: components["schemas"]["Milestone"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description One development of a story. */
        Milestone: {
            id: number;
            storyId: number;
            title: string;
            description: string;
            /** Format: date-time */
            date: string;
            /**
             * @description `text`: articles name the day, and only the day is known. `published`: first reported then.
             * @enum {string}
             */
            dateFrom: "text" | "published";
            /** @enum {string} */
            significance: "critical" | "high" | "medium" | "low";
            /**
             * @description 1, 2, or 3 and more independent origins.
             * @enum {string}
             */
            confirmation: "single" | "multiple" | "verified";
            originCount: number;
            outletCount: number;
            isRetracted: boolean;
            /** @description The first articles, at most five, each of another outlet. */
            citations: components["schemas"]["Citation"][];
        };
        /** @description Articles, newest first. */
        ArticlePage: {
            data: components["schemas"]["Article"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description An article of an outlet. Copies of the same text are counted, not listed. */
        Article: {
            id: number;
            title: string;
            /** @description Plain text. Paragraphs are on lines of their own. */
            excerpt: string;
            /** @description The address at the outlet. */
            url: string;
            /** @description Its page on this site. */
            page: string;
            author: string | null;
            /** Format: date-time */
            publishedAt: string;
            outlet: components["schemas"]["OutletRef"];
            tags: ("sports" | "entertainment" | "politics" | "technology" | "business" | "environment" | "health" | "science" | "general")[];
            storyId: number | null;
            /** @description Other outlets that published the same text. */
            copyCount: number;
        };
        /** @description Why a story has its status and its milestones their levels, with the evidence. */
        Why: {
            story: components["schemas"]["StoryRef"];
            status: {
                /** @enum {string} */
                status: "ongoing" | "developing" | "resolved";
                reason: string;
                /** @description When it was last resolved, reopened or set by an editor. */
                since: string | null;
                /** @enum {string} */
                by: "machine" | "editor";
                citations: components["schemas"]["Citation"][];
            };
            completion: {
                percent: number;
                reason: string;
            };
            /** @description An ending that too few origins report. It waits for more, or for an editor. */
            proposedEnding: {
                reason: string;
                /** Format: date-time */
                proposedAt: string;
                citations: components["schemas"]["Citation"][];
            } | null;
            /** @description The newest 50, oldest first. */
            milestones: {
                id: number;
                title: string;
                /** @enum {string} */
                confirmation: "single" | "multiple" | "verified";
                isRetracted: boolean;
                reason: string;
                /** @description Who reported it independently, earliest first. */
                origins: {
                    name: string;
                    /** Format: date-time */
                    firstReportedAt: string;
                    articleCount: number;
                }[];
                citations: components["schemas"]["Citation"][];
            }[];
        };
        /** @description A story by name. */
        StoryRef: {
            id: number;
            name: string;
            /** @description Its page on this site. */
            url: string;
        };
        /** @description Stories that ended, newest end first. */
        EndingPage: {
            data: components["schemas"]["Story"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description Stories that left the list, oldest removal first. */
        RemovalPage: {
            data: components["schemas"]["Removal"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description A story that is no longer listed. */
        Removal: {
            id: number;
            /** Format: date-time */
            removedAt: string;
            /** @description The story that it became part of. Null if it was hidden, or too few reports of it are left. */
            movedTo: number | null;
        };
        /** @description Outlets, by id. */
        SourcePage: {
            data: components["schemas"]["Source"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description An outlet, with how far it can be trusted. */
        Source: {
            id: number;
            slug: string;
            name: string;
            /** @description Its own site. */
            url: string;
            /** @description Its page on this site. */
            page: string;
            description: string;
            /** @description ISO 3166-1. */
            country: string | null;
            /** @enum {string} */
            category: "global" | "national" | "technology" | "finance" | "sports" | "entertainment" | "international" | "specialized" | "independent";
            owner: string | null;
            bias: ("left" | "center-left" | "center" | "center-right" | "right") | null;
            /** @description From 0 to 10, with the range in which it lies in two of three cases. Null without evidence. */
            trust: {
                score: number;
                low: number;
                high: number;
                /** @description The evidence is too little for a word. */
                isFirstEstimate: boolean;
            } | null;
            followerCount: number;
        };
        /** @description Articles that match, best first, and the stories that match best. */
        SearchResults: {
            /** @description On the first page only: of the five that match best, those reported since `since`. */
            stories: components["schemas"]["Story"][];
            data: components["schemas"]["Article"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description Followed stories, newest follow first. */
        FollowPage: {
            data: components["schemas"]["Follow"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description A story that the owner of the token follows. */
        Follow: {
            story: components["schemas"]["Story"];
            /** @enum {string} */
            priority: "low" | "normal" | "high";
            /** @enum {string} */
            notificationFrequency: "immediate" | "daily" | "weekly" | "major_only" | "resolution_only";
            /** Format: date-time */
            followedAt: string;
        };
        /** @description Notifications, newest first. */
        NotificationPage: {
            data: components["schemas"]["Notification"][];
            page: components["schemas"]["PageInfo"];
        };
        /** @description A notification of the owner of the token. */
        Notification: {
            id: number;
            /** @enum {string} */
            type: "article" | "topic" | "alert" | "other";
            title: string;
            message: string;
            isRead: boolean;
            /**
             * Format: date-time
             * @description When it was written, or last updated.
             */
            createdAt: string;
            /** @description The page that it links to. */
            url: string | null;
            story: components["schemas"]["StoryRef"] | null;
        };
    };
    responses: {
        /** @description The answer is still the one whose `ETag` came as `If-None-Match`. */
        NotModified: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is invalid or unknown, or the cursor is not one of this list. */
        BadRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token lacks the scope (`insufficient_scope`), or another site asked a browser to change something without a token (`forbidden`). */
        Forbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The reader follows as many stories as possible. */
        Conflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong on the server (`internal`). */
        Internal: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server is busy (`busy`), its database does not respond (`unavailable`), or the search took too long (`too_slow`). Try again as `Retry-After` says. */
        Unavailable: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description How many calls are left (`r`) and for how many seconds (`t`).
         * @example "address";r=299;t=300
         */
        RateLimit: string;
        /**
         * @description How many calls (`q`) in how many seconds (`w`), by address or by owner of the token.
         * @example "address";q=300;w=300
         */
        RateLimitPolicy: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description RFC 6750: the error, and the scope that the call needs. */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listStories: {
        parameters: {
            query?: {
                /** @description Part of the name or the description. */
                q?: string;
                /** @description Only stories with this status. */
                status?: "ongoing" | "developing" | "resolved";
                /**
                 * @description Only stories about this.
                 * @example science
                 */
                tag?: "sports" | "entertainment" | "politics" | "technology" | "business" | "environment" | "health" | "science" | "general";
                /**
                 * @description Only what was reported at this time or later.
                 * @example 2031-03-01T00:00:00Z
                 */
                since?: string;
                /** @description Only stories that were updated at this time or later, in the order of their updates. Begin a copy with `1970-01-01T00:00:00Z`, later pass `nextUpdatedSince` of the first page. */
                updatedSince?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /**
                 * @description The most entries on the page.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stories. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 12041,
                     *           "slug": "orrin-dam-crack",
                     *           "url": "https://followthrough.example/topics/orrin-dam-crack",
                     *           "name": "Crack in the Orrin dam is sealed",
                     *           "label": "Orrin dam crack",
                     *           "description": "Engineers found a crack in the Orrin dam.",
                     *           "descriptionSentences": [
                     *             {
                     *               "text": "Engineers found a crack in the Orrin dam.",
                     *               "citations": [
                     *                 {
                     *                   "articleId": 90101,
                     *                   "title": "Crack found in Orrin dam",
                     *                   "outlet": {
                     *                     "id": 3001,
                     *                     "name": "Orrin Herald"
                     *                   },
                     *                   "url": "https://news.example/crack-found-in-orrin-dam",
                     *                   "publishedAt": "2031-02-22T12:00:00.000Z"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "language": "en",
                     *           "tag": "science",
                     *           "status": "resolved",
                     *           "completionPercent": 100,
                     *           "whereItStands": {
                     *             "text": "The crack in the Orrin dam is sealed.",
                     *             "at": "2031-03-04T02:00:00.000Z",
                     *             "originCount": 2,
                     *             "citations": [
                     *               {
                     *                 "articleId": 90103,
                     *                 "title": "The crack in the Orrin dam is sealed",
                     *                 "outlet": {
                     *                   "id": 3001,
                     *                   "name": "Orrin Herald"
                     *                 },
                     *                 "url": "https://news.example/orrin-dam-crack-sealed",
                     *                 "publishedAt": "2031-03-04T02:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           "ending": {
                     *             "text": "The crack in the Orrin dam is sealed.",
                     *             "at": "2031-03-04T02:00:00.000Z",
                     *             "by": "machine",
                     *             "citations": [
                     *               {
                     *                 "articleId": 90103,
                     *                 "title": "The crack in the Orrin dam is sealed",
                     *                 "outlet": {
                     *                   "id": 3001,
                     *                   "name": "Orrin Herald"
                     *                 },
                     *                 "url": "https://news.example/orrin-dam-crack-sealed",
                     *                 "publishedAt": "2031-03-04T02:00:00.000Z"
                     *               },
                     *               {
                     *                 "articleId": 90104,
                     *                 "title": "Engineers seal Orrin dam",
                     *                 "outlet": {
                     *                   "id": 3003,
                     *                   "name": "Tarn Courier"
                     *                 },
                     *                 "url": "https://news.example/engineers-seal-orrin-dam",
                     *                 "publishedAt": "2031-03-04T03:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           "originCount": 3,
                     *           "outletCount": 3,
                     *           "articleCount": 4,
                     *           "followerCount": 0,
                     *           "firstReportedAt": "2031-02-22T12:00:00.000Z",
                     *           "lastReportedAt": "2031-03-04T03:00:00.000Z",
                     *           "updatedAt": "2031-03-04T04:00:00.000Z"
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 1,
                     *         "isTotalExact": true
                     *       },
                     *       "nextUpdatedSince": null
                     *     }
                     */
                    "application/json": components["schemas"]["StoryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a story.
                 * @example 12042
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12042,
                     *       "slug": "tarn-bridge",
                     *       "url": "https://followthrough.example/topics/tarn-bridge",
                     *       "name": "Last span of the Tarn bridge is in place",
                     *       "label": "Tarn bridge",
                     *       "description": "A new bridge crosses the Tarn.",
                     *       "descriptionSentences": [],
                     *       "language": "en",
                     *       "tag": "politics",
                     *       "status": "developing",
                     *       "completionPercent": 60,
                     *       "whereItStands": {
                     *         "text": "The last span of the Tarn bridge is in place.",
                     *         "at": "2031-03-04T06:00:00.000Z",
                     *         "originCount": 2,
                     *         "citations": [
                     *           {
                     *             "articleId": 90201,
                     *             "title": "Last span of the Tarn bridge in place",
                     *             "outlet": {
                     *               "id": 3003,
                     *               "name": "Tarn Courier"
                     *             },
                     *             "url": "https://news.example/last-span-of-tarn-bridge",
                     *             "publishedAt": "2031-03-04T06:00:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "ending": null,
                     *       "originCount": 2,
                     *       "outletCount": 2,
                     *       "articleCount": 2,
                     *       "followerCount": 1,
                     *       "firstReportedAt": "2031-03-02T00:00:00.000Z",
                     *       "lastReportedAt": "2031-03-04T07:00:00.000Z",
                     *       "updatedAt": "2031-03-04T08:00:00.000Z",
                     *       "next": [
                     *         {
                     *           "text": "The Tarn bridge will open on 14 March.",
                     *           "date": "2031-03-14",
                     *           "precision": "day",
                     *           "citations": [
                     *             {
                     *               "articleId": 90202,
                     *               "title": "Tarn bridge to open on 14 March",
                     *               "outlet": {
                     *                 "id": 3002,
                     *                 "name": "Valley Wire"
                     *               },
                     *               "url": "https://news.example/tarn-bridge-to-open",
                     *               "publishedAt": "2031-03-04T07:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoryDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMilestones: {
        parameters: {
            query?: {
                /** @description Only what happened at this time or later. */
                since?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /**
                 * @description The most entries on the page.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of a story.
                 * @example 12041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of milestones. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 5102,
                     *           "storyId": 12041,
                     *           "title": "The crack in the Orrin dam is sealed",
                     *           "description": "The crack in the Orrin dam is sealed.",
                     *           "date": "2031-03-04T02:00:00.000Z",
                     *           "dateFrom": "published",
                     *           "significance": "high",
                     *           "confirmation": "multiple",
                     *           "originCount": 2,
                     *           "outletCount": 2,
                     *           "isRetracted": false,
                     *           "citations": [
                     *             {
                     *               "articleId": 90103,
                     *               "title": "The crack in the Orrin dam is sealed",
                     *               "outlet": {
                     *                 "id": 3001,
                     *                 "name": "Orrin Herald"
                     *               },
                     *               "url": "https://news.example/orrin-dam-crack-sealed",
                     *               "publishedAt": "2031-03-04T02:00:00.000Z"
                     *             },
                     *             {
                     *               "articleId": 90104,
                     *               "title": "Engineers seal Orrin dam",
                     *               "outlet": {
                     *                 "id": 3003,
                     *                 "name": "Tarn Courier"
                     *               },
                     *               "url": "https://news.example/engineers-seal-orrin-dam",
                     *               "publishedAt": "2031-03-04T03:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 5101,
                     *           "storyId": 12041,
                     *           "title": "Crack found in Orrin dam",
                     *           "description": "Engineers found a crack in the Orrin dam.",
                     *           "date": "2031-02-22T12:00:00.000Z",
                     *           "dateFrom": "published",
                     *           "significance": "medium",
                     *           "confirmation": "multiple",
                     *           "originCount": 2,
                     *           "outletCount": 2,
                     *           "isRetracted": false,
                     *           "citations": [
                     *             {
                     *               "articleId": 90101,
                     *               "title": "Crack found in Orrin dam",
                     *               "outlet": {
                     *                 "id": 3001,
                     *                 "name": "Orrin Herald"
                     *               },
                     *               "url": "https://news.example/crack-found-in-orrin-dam",
                     *               "publishedAt": "2031-02-22T12:00:00.000Z"
                     *             },
                     *             {
                     *               "articleId": 90102,
                     *               "title": "Orrin dam inspected after crack",
                     *               "outlet": {
                     *                 "id": 3002,
                     *                 "name": "Valley Wire"
                     *               },
                     *               "url": "https://news.example/orrin-dam-inspected-after-crack",
                     *               "publishedAt": "2031-02-22T14:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 2,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MilestonePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /**
                 * @description Only what was published by its outlet at this time or later.
                 * @example 2031-03-01T00:00:00Z
                 */
                since?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of a story.
                 * @example 12041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 90104,
                     *           "title": "Engineers seal Orrin dam",
                     *           "excerpt": "The water rises again.",
                     *           "url": "https://news.example/engineers-seal-orrin-dam",
                     *           "page": "https://followthrough.example/articles/engineers-seal-orrin-dam",
                     *           "author": null,
                     *           "publishedAt": "2031-03-04T03:00:00.000Z",
                     *           "outlet": {
                     *             "id": 3003,
                     *             "name": "Tarn Courier"
                     *           },
                     *           "tags": [
                     *             "science"
                     *           ],
                     *           "storyId": 12041,
                     *           "copyCount": 0
                     *         },
                     *         {
                     *           "id": 90103,
                     *           "title": "The crack in the Orrin dam is sealed",
                     *           "excerpt": "The crack in the Orrin dam is sealed.",
                     *           "url": "https://news.example/orrin-dam-crack-sealed",
                     *           "page": "https://followthrough.example/articles/orrin-dam-crack-sealed",
                     *           "author": null,
                     *           "publishedAt": "2031-03-04T02:00:00.000Z",
                     *           "outlet": {
                     *             "id": 3001,
                     *             "name": "Orrin Herald"
                     *           },
                     *           "tags": [
                     *             "science"
                     *           ],
                     *           "storyId": 12041,
                     *           "copyCount": 0
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 2,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWhy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a story.
                 * @example 12041
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons, with the articles that they rest on. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": 12041,
                     *         "name": "Crack in the Orrin dam is sealed",
                     *         "url": "https://followthrough.example/topics/orrin-dam-crack"
                     *       },
                     *       "status": {
                     *         "status": "resolved",
                     *         "reason": "The crack is sealed.",
                     *         "since": null,
                     *         "by": "machine",
                     *         "citations": [
                     *           {
                     *             "articleId": 90103,
                     *             "title": "The crack in the Orrin dam is sealed",
                     *             "outlet": {
                     *               "id": 3001,
                     *               "name": "Orrin Herald"
                     *             },
                     *             "url": "https://news.example/orrin-dam-crack-sealed",
                     *             "publishedAt": "2031-03-04T02:00:00.000Z"
                     *           },
                     *           {
                     *             "articleId": 90104,
                     *             "title": "Engineers seal Orrin dam",
                     *             "outlet": {
                     *               "id": 3003,
                     *               "name": "Tarn Courier"
                     *             },
                     *             "url": "https://news.example/engineers-seal-orrin-dam",
                     *             "publishedAt": "2031-03-04T03:00:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "completion": {
                     *         "percent": 100,
                     *         "reason": "It is resolved."
                     *       },
                     *       "proposedEnding": null,
                     *       "milestones": [
                     *         {
                     *           "id": 5101,
                     *           "title": "Crack found in Orrin dam",
                     *           "confirmation": "multiple",
                     *           "isRetracted": false,
                     *           "reason": "Multiple sources: 2 independent origins reported it (Orrin Herald, Valley Wire); the next level needs three.",
                     *           "origins": [
                     *             {
                     *               "name": "Orrin Herald",
                     *               "firstReportedAt": "2031-02-22T12:00:00.000Z",
                     *               "articleCount": 1
                     *             },
                     *             {
                     *               "name": "Valley Wire",
                     *               "firstReportedAt": "2031-02-22T14:00:00.000Z",
                     *               "articleCount": 1
                     *             }
                     *           ],
                     *           "citations": [
                     *             {
                     *               "articleId": 90101,
                     *               "title": "Crack found in Orrin dam",
                     *               "outlet": {
                     *                 "id": 3001,
                     *                 "name": "Orrin Herald"
                     *               },
                     *               "url": "https://news.example/crack-found-in-orrin-dam",
                     *               "publishedAt": "2031-02-22T12:00:00.000Z"
                     *             },
                     *             {
                     *               "articleId": 90102,
                     *               "title": "Orrin dam inspected after crack",
                     *               "outlet": {
                     *                 "id": 3002,
                     *                 "name": "Valley Wire"
                     *               },
                     *               "url": "https://news.example/orrin-dam-inspected-after-crack",
                     *               "publishedAt": "2031-02-22T14:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 5102,
                     *           "title": "The crack in the Orrin dam is sealed",
                     *           "confirmation": "multiple",
                     *           "isRetracted": false,
                     *           "reason": "Multiple sources: 2 independent origins reported it (Orrin Herald, Tarn Courier); the next level needs three.",
                     *           "origins": [
                     *             {
                     *               "name": "Orrin Herald",
                     *               "firstReportedAt": "2031-03-04T02:00:00.000Z",
                     *               "articleCount": 1
                     *             },
                     *             {
                     *               "name": "Tarn Courier",
                     *               "firstReportedAt": "2031-03-04T03:00:00.000Z",
                     *               "articleCount": 1
                     *             }
                     *           ],
                     *           "citations": [
                     *             {
                     *               "articleId": 90103,
                     *               "title": "The crack in the Orrin dam is sealed",
                     *               "outlet": {
                     *                 "id": 3001,
                     *                 "name": "Orrin Herald"
                     *               },
                     *               "url": "https://news.example/orrin-dam-crack-sealed",
                     *               "publishedAt": "2031-03-04T02:00:00.000Z"
                     *             },
                     *             {
                     *               "articleId": 90104,
                     *               "title": "Engineers seal Orrin dam",
                     *               "outlet": {
                     *                 "id": 3003,
                     *                 "name": "Tarn Courier"
                     *               },
                     *               "url": "https://news.example/engineers-seal-orrin-dam",
                     *               "publishedAt": "2031-03-04T03:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Why"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEndings: {
        parameters: {
            query?: {
                /**
                 * @description Only stories about this.
                 * @example science
                 */
                tag?: "sports" | "entertainment" | "politics" | "technology" | "business" | "environment" | "health" | "science" | "general";
                /** @description Only what ended at this time or later. */
                since?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stories that ended. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 12041,
                     *           "slug": "orrin-dam-crack",
                     *           "url": "https://followthrough.example/topics/orrin-dam-crack",
                     *           "name": "Crack in the Orrin dam is sealed",
                     *           "label": "Orrin dam crack",
                     *           "description": "Engineers found a crack in the Orrin dam.",
                     *           "descriptionSentences": [
                     *             {
                     *               "text": "Engineers found a crack in the Orrin dam.",
                     *               "citations": [
                     *                 {
                     *                   "articleId": 90101,
                     *                   "title": "Crack found in Orrin dam",
                     *                   "outlet": {
                     *                     "id": 3001,
                     *                     "name": "Orrin Herald"
                     *                   },
                     *                   "url": "https://news.example/crack-found-in-orrin-dam",
                     *                   "publishedAt": "2031-02-22T12:00:00.000Z"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "language": "en",
                     *           "tag": "science",
                     *           "status": "resolved",
                     *           "completionPercent": 100,
                     *           "whereItStands": {
                     *             "text": "The crack in the Orrin dam is sealed.",
                     *             "at": "2031-03-04T02:00:00.000Z",
                     *             "originCount": 2,
                     *             "citations": [
                     *               {
                     *                 "articleId": 90103,
                     *                 "title": "The crack in the Orrin dam is sealed",
                     *                 "outlet": {
                     *                   "id": 3001,
                     *                   "name": "Orrin Herald"
                     *                 },
                     *                 "url": "https://news.example/orrin-dam-crack-sealed",
                     *                 "publishedAt": "2031-03-04T02:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           "ending": {
                     *             "text": "The crack in the Orrin dam is sealed.",
                     *             "at": "2031-03-04T02:00:00.000Z",
                     *             "by": "machine",
                     *             "citations": [
                     *               {
                     *                 "articleId": 90103,
                     *                 "title": "The crack in the Orrin dam is sealed",
                     *                 "outlet": {
                     *                   "id": 3001,
                     *                   "name": "Orrin Herald"
                     *                 },
                     *                 "url": "https://news.example/orrin-dam-crack-sealed",
                     *                 "publishedAt": "2031-03-04T02:00:00.000Z"
                     *               },
                     *               {
                     *                 "articleId": 90104,
                     *                 "title": "Engineers seal Orrin dam",
                     *                 "outlet": {
                     *                   "id": 3003,
                     *                   "name": "Tarn Courier"
                     *                 },
                     *                 "url": "https://news.example/engineers-seal-orrin-dam",
                     *                 "publishedAt": "2031-03-04T03:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           "originCount": 3,
                     *           "outletCount": 3,
                     *           "articleCount": 4,
                     *           "followerCount": 0,
                     *           "firstReportedAt": "2031-02-22T12:00:00.000Z",
                     *           "lastReportedAt": "2031-03-04T03:00:00.000Z",
                     *           "updatedAt": "2031-03-04T04:00:00.000Z"
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 1,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EndingPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRemovals: {
        parameters: {
            query?: {
                /**
                 * @description Only what left the list at this time or later. Pass the `updatedSince` of the stories that were read before.
                 * @example 2031-03-01T00:00:00Z
                 */
                since?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of removals. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 12040,
                     *           "removedAt": "2031-03-03T00:00:00.000Z",
                     *           "movedTo": 12041
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 1,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RemovalPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name or of a domain.
                 * @example orrin
                 */
                q?: string;
                /** @description Only outlets of this category. */
                category?: "global" | "national" | "technology" | "finance" | "sports" | "entertainment" | "international" | "specialized" | "independent";
                /**
                 * @description ISO 3166-1.
                 * @example NO
                 */
                country?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of outlets. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 3001,
                     *           "slug": "orrin-herald",
                     *           "name": "Orrin Herald",
                     *           "url": "https://orrin-herald.example/",
                     *           "page": "https://followthrough.example/sources/orrin-herald",
                     *           "description": "Newspaper of the Orrin Valley.",
                     *           "country": "NO",
                     *           "category": "national",
                     *           "owner": "Orrin Press",
                     *           "bias": "center",
                     *           "trust": {
                     *             "score": 7.8,
                     *             "low": 7,
                     *             "high": 8.6,
                     *             "isFirstEstimate": false
                     *           },
                     *           "followerCount": 0
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 1,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SourcePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an outlet.
                 * @example 3001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outlet. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3001,
                     *       "slug": "orrin-herald",
                     *       "name": "Orrin Herald",
                     *       "url": "https://orrin-herald.example/",
                     *       "page": "https://followthrough.example/sources/orrin-herald",
                     *       "description": "Newspaper of the Orrin Valley.",
                     *       "country": "NO",
                     *       "category": "national",
                     *       "owner": "Orrin Press",
                     *       "bias": "center",
                     *       "trust": {
                     *         "score": 7.8,
                     *         "low": 7,
                     *         "high": 8.6,
                     *         "isFirstEstimate": false
                     *       },
                     *       "followerCount": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Source"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description Words, "phrases", -excluded words.
                 * @example orrin dam sealed
                 */
                q: string;
                /** @description Only articles published, and stories last reported, at this time or later. */
                since?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories and a page of articles. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stories": [
                     *         {
                     *           "id": 12041,
                     *           "slug": "orrin-dam-crack",
                     *           "url": "https://followthrough.example/topics/orrin-dam-crack",
                     *           "name": "Crack in the Orrin dam is sealed",
                     *           "label": "Orrin dam crack",
                     *           "description": "Engineers found a crack in the Orrin dam.",
                     *           "descriptionSentences": [
                     *             {
                     *               "text": "Engineers found a crack in the Orrin dam.",
                     *               "citations": [
                     *                 {
                     *                   "articleId": 90101,
                     *                   "title": "Crack found in Orrin dam",
                     *                   "outlet": {
                     *                     "id": 3001,
                     *                     "name": "Orrin Herald"
                     *                   },
                     *                   "url": "https://news.example/crack-found-in-orrin-dam",
                     *                   "publishedAt": "2031-02-22T12:00:00.000Z"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "language": "en",
                     *           "tag": "science",
                     *           "status": "resolved",
                     *           "completionPercent": 100,
                     *           "whereItStands": {
                     *             "text": "The crack in the Orrin dam is sealed.",
                     *             "at": "2031-03-04T02:00:00.000Z",
                     *             "originCount": 2,
                     *             "citations": [
                     *               {
                     *                 "articleId": 90103,
                     *                 "title": "The crack in the Orrin dam is sealed",
                     *                 "outlet": {
                     *                   "id": 3001,
                     *                   "name": "Orrin Herald"
                     *                 },
                     *                 "url": "https://news.example/orrin-dam-crack-sealed",
                     *                 "publishedAt": "2031-03-04T02:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           "ending": {
                     *             "text": "The crack in the Orrin dam is sealed.",
                     *             "at": "2031-03-04T02:00:00.000Z",
                     *             "by": "machine",
                     *             "citations": [
                     *               {
                     *                 "articleId": 90103,
                     *                 "title": "The crack in the Orrin dam is sealed",
                     *                 "outlet": {
                     *                   "id": 3001,
                     *                   "name": "Orrin Herald"
                     *                 },
                     *                 "url": "https://news.example/orrin-dam-crack-sealed",
                     *                 "publishedAt": "2031-03-04T02:00:00.000Z"
                     *               },
                     *               {
                     *                 "articleId": 90104,
                     *                 "title": "Engineers seal Orrin dam",
                     *                 "outlet": {
                     *                   "id": 3003,
                     *                   "name": "Tarn Courier"
                     *                 },
                     *                 "url": "https://news.example/engineers-seal-orrin-dam",
                     *                 "publishedAt": "2031-03-04T03:00:00.000Z"
                     *               }
                     *             ]
                     *           },
                     *           "originCount": 3,
                     *           "outletCount": 3,
                     *           "articleCount": 4,
                     *           "followerCount": 0,
                     *           "firstReportedAt": "2031-02-22T12:00:00.000Z",
                     *           "lastReportedAt": "2031-03-04T03:00:00.000Z",
                     *           "updatedAt": "2031-03-04T04:00:00.000Z"
                     *         }
                     *       ],
                     *       "data": [
                     *         {
                     *           "id": 90104,
                     *           "title": "Engineers seal Orrin dam",
                     *           "excerpt": "The water rises again.",
                     *           "url": "https://news.example/engineers-seal-orrin-dam",
                     *           "page": "https://followthrough.example/articles/engineers-seal-orrin-dam",
                     *           "author": null,
                     *           "publishedAt": "2031-03-04T03:00:00.000Z",
                     *           "outlet": {
                     *             "id": 3003,
                     *             "name": "Tarn Courier"
                     *           },
                     *           "tags": [
                     *             "science"
                     *           ],
                     *           "storyId": 12041,
                     *           "copyCount": 0
                     *         },
                     *         {
                     *           "id": 90103,
                     *           "title": "The crack in the Orrin dam is sealed",
                     *           "excerpt": "The crack in the Orrin dam is sealed.",
                     *           "url": "https://news.example/orrin-dam-crack-sealed",
                     *           "page": "https://followthrough.example/articles/orrin-dam-crack-sealed",
                     *           "author": null,
                     *           "publishedAt": "2031-03-04T02:00:00.000Z",
                     *           "outlet": {
                     *             "id": 3001,
                     *             "name": "Orrin Herald"
                     *           },
                     *           "tags": [
                     *             "science"
                     *           ],
                     *           "storyId": 12041,
                     *           "copyCount": 0
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 2,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollows: {
        parameters: {
            query?: {
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of follows. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "story": {
                     *             "id": 12042,
                     *             "slug": "tarn-bridge",
                     *             "url": "https://followthrough.example/topics/tarn-bridge",
                     *             "name": "Last span of the Tarn bridge is in place",
                     *             "label": "Tarn bridge",
                     *             "description": "A new bridge crosses the Tarn.",
                     *             "descriptionSentences": [],
                     *             "language": "en",
                     *             "tag": "politics",
                     *             "status": "developing",
                     *             "completionPercent": 60,
                     *             "whereItStands": {
                     *               "text": "The last span of the Tarn bridge is in place.",
                     *               "at": "2031-03-04T06:00:00.000Z",
                     *               "originCount": 2,
                     *               "citations": [
                     *                 {
                     *                   "articleId": 90201,
                     *                   "title": "Last span of the Tarn bridge in place",
                     *                   "outlet": {
                     *                     "id": 3003,
                     *                     "name": "Tarn Courier"
                     *                   },
                     *                   "url": "https://news.example/last-span-of-tarn-bridge",
                     *                   "publishedAt": "2031-03-04T06:00:00.000Z"
                     *                 }
                     *               ]
                     *             },
                     *             "ending": null,
                     *             "originCount": 2,
                     *             "outletCount": 2,
                     *             "articleCount": 2,
                     *             "followerCount": 1,
                     *             "firstReportedAt": "2031-03-02T00:00:00.000Z",
                     *             "lastReportedAt": "2031-03-04T07:00:00.000Z",
                     *             "updatedAt": "2031-03-04T08:00:00.000Z"
                     *           },
                     *           "priority": "high",
                     *           "notificationFrequency": "immediate",
                     *           "followedAt": "2031-03-02T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 1,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FollowPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a story.
                 * @example 12042
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The follow. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "story": {
                     *         "id": 12042,
                     *         "slug": "tarn-bridge",
                     *         "url": "https://followthrough.example/topics/tarn-bridge",
                     *         "name": "Last span of the Tarn bridge is in place",
                     *         "label": "Tarn bridge",
                     *         "description": "A new bridge crosses the Tarn.",
                     *         "descriptionSentences": [],
                     *         "language": "en",
                     *         "tag": "politics",
                     *         "status": "developing",
                     *         "completionPercent": 60,
                     *         "whereItStands": {
                     *           "text": "The last span of the Tarn bridge is in place.",
                     *           "at": "2031-03-04T06:00:00.000Z",
                     *           "originCount": 2,
                     *           "citations": [
                     *             {
                     *               "articleId": 90201,
                     *               "title": "Last span of the Tarn bridge in place",
                     *               "outlet": {
                     *                 "id": 3003,
                     *                 "name": "Tarn Courier"
                     *               },
                     *               "url": "https://news.example/last-span-of-tarn-bridge",
                     *               "publishedAt": "2031-03-04T06:00:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "ending": null,
                     *         "originCount": 2,
                     *         "outletCount": 2,
                     *         "articleCount": 2,
                     *         "followerCount": 1,
                     *         "firstReportedAt": "2031-03-02T00:00:00.000Z",
                     *         "lastReportedAt": "2031-03-04T07:00:00.000Z",
                     *         "updatedAt": "2031-03-04T08:00:00.000Z"
                     *       },
                     *       "priority": "high",
                     *       "notificationFrequency": "immediate",
                     *       "followedAt": "2031-03-02T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Follow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a story.
                 * @example 12042
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only those that have not been read.
                 * @example true
                 */
                unread?: "true";
                /** @description Only what was written at this time or later. */
                since?: string;
                /** @description `page.next` of the page before. Other parameters must stay the same, except `limit`. */
                cursor?: string;
                /** @description The most entries on the page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 7001,
                     *           "type": "topic",
                     *           "title": "Tarn bridge",
                     *           "message": "The last span of the Tarn bridge is in place.",
                     *           "isRead": false,
                     *           "createdAt": "2031-03-04T07:00:00.000Z",
                     *           "url": "https://followthrough.example/topics/tarn-bridge#milestone-5201",
                     *           "story": {
                     *             "id": 12042,
                     *             "name": "Tarn bridge",
                     *             "url": "https://followthrough.example/topics/tarn-bridge"
                     *           }
                     *         }
                     *       ],
                     *       "page": {
                     *         "next": null,
                     *         "total": 1,
                     *         "isTotalExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
