import { Fading } from './fading.js';
import { type LinkArticle, linkTerms } from './link-article.js';
import { LINK_SETTINGS, type LinkSettings, settingsFor } from './link-settings.js';
import { belongs, type Nearness, nearestStory } from './nearest-story.js';
import { type LinkedArticle, type Part, partVector } from './part.js';
import { type NearestPart, PartStore } from './part-store.js';
import { isOutletSeries, SERIES_OTHERS } from './series/outlet-series.js';
import { countArticle, discountArticle, Outlets } from './series/outlets.js';
import { OverusedTerms } from './series/overused-terms.js';
import { SeriesTitles } from './series/series-titles.js';
import { sharedTerms } from './shared-terms.js';
import { products, type SparseVector } from './sparse-vector.js';
import { TermBounds } from './term-bounds.js';
import { TermTable } from './term-table.js';
import { NO_TERMS } from './term-use.js';

const SHARED_TERMS = 3;

/** Where an article belongs. */
export interface LinkChoice {
  /** Null for a new story. */
  story: number | null;
  /** Likeness to the nearest story, 0–1. */
  likeness: number;
  /** A few terms that both share. */
  shared: string;
}

/** What is known about an article before it is recorded. */
interface KnownPlace {
  vector?: SparseVector;
  /** The nearest part of its event. */
  near?: NearestPart | null;
}

/**
 * The memory of stories as chains of events. Articles form events (`StoryModel`), which are cut into parts that report one
 * matter. Parts that are alike form stories. No window of days decides whether a story goes on, only how alike the parts
 * are, how rare their names are, and how long it was silent.
 */
export class StoryLinks {
  private readonly base: LinkSettings;
  readonly parts: PartStore;
  readonly fading: Fading;
  private readonly table = new TermTable();
  private readonly series = new SeriesTitles();
  private readonly outlets = new Outlets();
  private readonly overused = new OverusedTerms();
  private readonly articles = new Map<number, LinkedArticle>();
  private readonly loading: LinkedArticle[] = [];
  private streamTime = 0;
  private scaled: { articles: number; settings: LinkSettings } | null = null;

  constructor(settings: Partial<LinkSettings> = {}) {
    this.base = { ...LINK_SETTINGS, ...settings };
    this.fading = new Fading(this.table, this.base);
    this.parts = new PartStore(this.table, () => this.settings.cut);
  }

  /** The settings for the number of articles remembered. */
  get settings(): LinkSettings {
    const articles = this.articles.size;
    if (this.scaled?.articles !== articles)
      this.scaled = { articles, settings: settingsFor(this.base, articles) };
    return this.scaled.settings;
  }

  /**
   * Chooses the story of an article whose event is known, and records it. A new event joins a story if it clearly is nearest
   * to it. An instalment of a series is a story of its own. Calls `newStory` only for a new story.
   */
  place(article: LinkArticle, event: number, newStory: () => number): LinkChoice & { story: number } {
    const linked = this.read(article, event);
    const vector = partVector([linked], this.table);
    const near = linked.terms.length > 0 ? this.parts.nearestOfEvent(event, vector) : null;
    const choice = this.choose(linked, vector, near);
    const story = choice.story ?? newStory();
    this.record(linked, story, { vector, near });
    return { ...choice, story };
  }

  /** Records an article whose story is known. */
  add(article: LinkArticle, event: number, story: number): void {
    this.record(this.read(article, event), story);
  }

  /** Records that articles were moved to a story. Unknown articles are ignored. */
  move(ids: Iterable<number>, story: number): void {
    const moved = this.known(ids);
    for (const article of moved) article.story = story;
    for (const event of new Set(moved.map(({ event }) => event))) this.parts.sortOut(event);
  }

  /** Records that articles are of another event. Unknown articles are ignored. */
  regroup(ids: Iterable<number>, event: number): void {
    const touched = new Set([event]);
    for (const article of this.known(ids)) {
      if (article.event === event) continue;
      touched.add(article.event);
      this.parts.setEvent(article, event);
    }
    if (touched.size > 1) for (const each of touched) this.parts.rebuild(each);
  }

  /** Reads an article whose story is known. Articles in published order lead to the same memory as placing them. */
  load(article: LinkArticle, event: number, story: number): void {
    const linked = { ...this.read(article, event), story };
    this.table.count(linked.terms, linked.uses);
    this.loading.push(linked);
  }

  /** Records what was loaded. No story counts as changed. Yields between steps, so that the caller may pause. */
  *loaded(): Generator<undefined, void> {
    for (const article of this.loading.splice(0)) {
      this.keep(article);
      yield;
    }
    yield* this.parts.cutChanged();
    this.parts.changed.clear();
  }

  get nearness(): Nearness {
    return { rare: this.base.rare, fading: this.fading };
  }

  /** What each term adds at most to a likeness, as long as no part changes. */
  termBounds(now: Date): TermBounds {
    return new TermBounds(this.parts.index, this.table, this.settings, now);
  }

  /**
   * Whether parts belong to a series or a theme of one outlet.
   * @param others the largest share of other outlets
   */
  isSeries(parts: readonly Part[], others = SERIES_OTHERS.joining): boolean {
    const { rare, cut } = this.settings;
    return isOutletSeries(parts, this.parts.index, { rare, least: cut, others });
  }

  /** Marks a story for the next review. */
  mark(story: number): void {
    if (this.parts.stories.has(story)) this.parts.changed.add(story);
  }

  /** The terms of these numbers: stems, or n-grams of words. */
  namesOf(terms: readonly number[]): string[] {
    return terms.map((term) => this.table.nameOf(term));
  }

  /** By which terms are sorted (see `TermTable`). */
  uniqueNameOf(term: number): string {
    return this.table.uniqueNameOf(term);
  }

  /** Ids of a story's remembered articles. */
  articlesOf(story: number): number[] {
    return [...(this.parts.stories.get(story) ?? [])].flatMap(({ articles }) => articles.map(({ id }) => id));
  }

  /** Forgets the stories silent for longest while more than `settings.articles` articles are remembered. */
  forget(): void {
    const excess = this.articles.size - this.settings.articles;
    if (excess <= 0) return;
    // Some room is left, so that this runs rarely.
    let left = excess + this.settings.articles / 20;
    const silentFirst = [...this.parts.stories]
      .map(([story, parts]) => ({ story, parts, to: lastReport(parts) }))
      .sort((a, b) => a.to - b.to || a.story - b.story);
    for (const { parts } of silentFirst) {
      if (left <= 0) return;
      for (const part of [...parts]) left -= this.forgetPart(part);
    }
  }

  get size(): { articles: number; stories: number } {
    return { articles: this.articles.size, stories: this.parts.stories.size };
  }

  private read(article: LinkArticle, event: number): LinkedArticle {
    const time = article.publishedAt?.getTime() ?? this.streamTime;
    const isInstalment = this.series.take({ ...article, title: article.headline ?? article.title });
    this.streamTime = Math.max(this.streamTime, time);
    const outlet = this.outlets.of(article);
    const said = isInstalment ? NO_TERMS : linkTerms(article, this.table);
    const counted = this.overused.take(outlet, this.streamTime, said);
    if (counted.terms !== said.terms) this.table.leaveOut(said.terms, counted.terms);
    return { ...counted, id: article.id, event, story: -1, time, outlet };
  }

  private choose(article: LinkedArticle, vector: SparseVector, near: NearestPart | null): LinkChoice {
    if (article.terms.length === 0) return { story: null, likeness: 0, shared: '' };
    if (near) {
      const { part, likeness } = near;
      return { story: part.story, likeness, shared: this.shared(vector, part.vector) };
    }
    const alone = this.parts.newPart(article.event, -1, [article], vector);
    const found = nearestStory([alone], null, this.parts.index, this.nearness);
    if (!found) return { story: null, likeness: 0, shared: '' };
    const { story, likeness, by } = found;
    const shared = this.shared(vector, by.vector);
    const isNear = belongs(found, this.settings);
    const isInstalment = isNear && this.isSeries([alone, by]);
    // Now that it may be known to be a series, the review looks at it again.
    if (isInstalment) this.mark(story);
    return { story: isNear && !isInstalment ? story : null, likeness, shared };
  }

  private record(article: LinkedArticle, story: number, known: KnownPlace = {}): void {
    article.story = story;
    const areWeighed = this.table.count(article.terms, article.uses);
    if (areWeighed) this.parts.refresh();
    this.keep(article, areWeighed ? {} : known);
  }

  private keep(article: LinkedArticle, { vector, near }: KnownPlace = {}): void {
    this.articles.set(article.id, article);
    countArticle(article.outlet);
    this.parts.add(article, vector, near);
  }

  private forgetPart(part: Part): number {
    this.parts.forget(part);
    for (const article of part.articles) {
      discountArticle(article.outlet);
      this.overused.forget(article);
      this.table.discount(article.terms, article.uses);
      this.articles.delete(article.id);
    }
    return part.articles.length;
  }

  /** The terms that contribute most to the likeness of two vectors. */
  private shared(a: SparseVector, b: SparseVector): string {
    return this.namesOf(sharedTerms(products(a, b), SHARED_TERMS, (term) => this.uniqueNameOf(term))).join(
      ', ',
    );
  }

  private known(ids: Iterable<number>): LinkedArticle[] {
    return [...ids].flatMap((id) => this.articles.get(id) ?? []);
  }
}

function lastReport(parts: Iterable<Part>): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const { to } of parts) last = Math.max(last, to);
  return last;
}
