import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Suggestions } from '#contract/search';
import { SUGGESTIONS_MOST } from '#contract/site';
import { beginnings, entriesBeginning, labelsFirst, type NamedEntry, namedEntry } from '#domain/search';
import { Database } from '#persistence/database';
import { type SuggestibleSourceRow, storiesBeginning, suggestibleSources } from '#persistence/search';
import { SearchQueue } from './search-queue.js';
import { presentSuggestedStory } from './suggested-story.presenter.js';

/** More sources than any directory has. */
const SOURCES_MOST = 20_000;
/** New and renamed sources are suggested after this time. */
const SOURCES_TTL_MS = 5 * 60_000;
/** More stories than are shown, so that those found by their label come first. */
const STORIES_READ = 3 * SUGGESTIONS_MOST;
/** Stories leave this many of the places to sources. */
const PLACES_FOR_SOURCES = 3;

type NamedSource = NamedEntry<SuggestibleSourceRow>;

/** What a reader who is typing may mean: stories by an index, sources from memory. */
@Injectable()
export class SuggestionsService {
  private readonly sources: LRUCache<'all', NamedSource[]>;

  constructor(
    db: Database,
    private readonly queue: SearchQueue,
  ) {
    this.sources = new LRUCache({
      max: 1,
      ttl: SOURCES_TTL_MS,
      fetchMethod: async () =>
        (await suggestibleSources(db, SOURCES_MOST)).map((row) =>
          namedEntry(row, row.name, row.follower_count),
        ),
    });
  }

  async beginning(q: string): Promise<Suggestions> {
    const words = beginnings(q);
    if (words.length === 0) return { stories: [], sources: [] };
    const [stories, all] = await Promise.all([
      this.queue.run((db) => storiesBeginning(db, words, STORIES_READ)),
      this.sources.forceFetch('all'),
    ]);
    const sources = entriesBeginning(all, words, SUGGESTIONS_MOST);
    const places = SUGGESTIONS_MOST - Math.min(sources.length, PLACES_FOR_SOURCES);
    const shown = labelsFirst(stories, words).slice(0, places);
    return {
      stories: shown.map((story) => presentSuggestedStory(story, words)),
      sources: sources
        .slice(0, SUGGESTIONS_MOST - shown.length)
        .map(({ id, slug, name }) => ({ id, slug, name })),
    };
  }
}
