import { linkage } from '../repair/repair-linkage.js';
import { Latest } from './latest.js';
import { articleVector, type LinkedArticle, type Part, partVector } from './part.js';
import { PartIndex } from './part-index.js';
import { cosine, likenesses, type SparseVector } from './sparse-vector.js';
import type { TermTable } from './term-table.js';

/** Larger events keep the parts that articles joined as they came. */
const MOST_CUT = 200;
/** An article is compared with so many parts of its event, those that got articles last. */
const MOST_COMPARED = 200;
/** A part's vector is made again when the part has grown by this factor. */
const PART_GROWTH = 1.1;

/** A part, and how like an article it is. */
export interface NearestPart {
  part: Part;
  likeness: number;
}

interface LinkedEvent {
  articles: Set<LinkedArticle>;
  /** In the order in which they got articles. */
  parts: Latest<Part>;
}

/** Events, cut into parts, and the parts of each story. */
export class PartStore {
  readonly index = new PartIndex();
  /** Parts of each story. */
  readonly stories = new Map<number, Set<Part>>();
  /** Stories with other parts than at the last review. */
  readonly changed = new Set<number>();
  private readonly events = new Map<number, LinkedEvent>();
  private readonly uncut = new Set<number>();
  private count = 0;

  /** @param leastOf articles of one event whose mean likeness is lower belong to different parts */
  constructor(
    private readonly table: TermTable,
    private readonly leastOf: () => number,
  ) {}

  /**
   * Adds an article to the likeliest part of its event and story, or to a new part. `vector` is that of the article alone,
   * `known` the nearest part of its event if that is known.
   */
  add(
    article: LinkedArticle,
    vector = partVector([article], this.table),
    known: NearestPart | null = null,
  ): void {
    const { event, story } = article;
    this.eventOf(event).articles.add(article);
    const near =
      known?.part.story === story
        ? known
        : this.nearestOfEvent(event, vector, (part) => part.story === story);
    if (near && near.likeness >= this.leastOf()) this.extend(near.part, article);
    else this.keep(this.newPart(event, story, [article], vector));
    this.uncut.add(event);
  }

  /** The part of an event that is nearest to an article. */
  nearestOfEvent(
    event: number,
    vector: SparseVector,
    isMeant: (part: Part) => boolean = () => true,
  ): NearestPart | null {
    let best: NearestPart | null = null;
    for (const part of this.events.get(event)?.parts.latest() ?? []) {
      if (!isMeant(part)) continue;
      const likeness = cosine(vector, part.vector);
      if (likeness > (best?.likeness ?? -1)) best = { part, likeness };
    }
    return best;
  }

  /** A part that is not in the store. */
  newPart(
    event: number,
    story: number,
    articles: LinkedArticle[],
    vector = partVector(articles, this.table),
  ): Part {
    this.count += 1;
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { time } of articles) [from, to] = [Math.min(from, time), Math.max(to, time)];
    return {
      ...{ number: this.count, event, story, articles, vector, from, to },
      ...{ weight: Math.sqrt(articles.length), weighed: articles.length },
    };
  }

  /** Puts an article into another event. Call `rebuild` for both events afterwards. */
  setEvent(article: LinkedArticle, event: number): void {
    this.events.get(article.event)?.articles.delete(article);
    article.event = event;
    this.eventOf(event).articles.add(article);
  }

  /** Makes an event's parts again after its articles changed their event or story. */
  rebuild(event: number): void {
    const own = this.events.get(event);
    if (!own) return;
    if (own.articles.size === 0) {
      for (const part of [...own.parts]) this.drop(part);
      this.events.delete(event);
    } else if (own.articles.size <= MOST_CUT) this.cut(event);
    else this.sortOut(event);
  }

  /** Cuts the events that got articles since the last cut. */
  *cutChanged(): Generator<undefined, void> {
    for (const event of [...this.uncut].sort((a, b) => a - b)) {
      this.uncut.delete(event);
      this.cut(event);
      yield;
    }
  }

  /** Recomputes all vectors after the weights of terms have changed. */
  refresh(): void {
    const all: Part[] = [];
    for (const parts of this.stories.values())
      for (const part of parts) {
        part.vector = partVector(part.articles, this.table);
        part.weighed = part.articles.length;
        all.push(part);
      }
    this.index.restart(all);
  }

  /** Forgets a part and its articles. */
  forget(part: Part): void {
    this.drop(part);
    const event = this.events.get(part.event);
    for (const article of part.articles) event?.articles.delete(article);
    if (event?.articles.size === 0) this.events.delete(part.event);
  }

  /** Cuts an event into parts: articles of one story whose mean likeness reaches the least. */
  private cut(event: number): void {
    const own = this.events.get(event);
    if (!own || own.articles.size > MOST_CUT) return;
    if (own.articles.size === 1) {
      this.renew(own);
      return;
    }
    const articles = inOrder(own.articles);
    const likeness = likenesses(articles.map((article) => articleVector(article, this.table)));
    const places = articles.map((_, at) => at);
    const groups = linkage(likeness, places, this.leastOf()).map((group) =>
      group.sort((a, b) => a - b).flatMap((at) => articles[at] ?? []),
    );
    for (const part of [...own.parts]) this.drop(part);
    for (const group of groups)
      for (const [story, members] of Map.groupBy(group, ({ story }) => story))
        this.keep(this.newPart(event, story, members));
  }

  /** The cut of an event of one article, whose part counts as new but keeps its vector. */
  private renew({ articles: [...articles], parts: [...parts] }: LinkedEvent): void {
    for (const part of parts) this.drop(part);
    for (const article of articles) {
      const vector = parts.find(({ articles: [only, other] }) => only === article && !other)?.vector;
      this.keep(this.newPart(article.event, article.story, [article], vector));
    }
  }

  /** Divides parts whose articles are no longer of one event and story, and adds articles without a part. */
  sortOut(event: number): void {
    const own = this.events.get(event);
    if (!own) return;
    const left = new Set(own.articles);
    for (const part of [...own.parts]) {
      const stories = Map.groupBy(
        part.articles.filter((article) => left.delete(article)),
        ({ story }) => story,
      );
      if (stories.get(part.story)?.length === part.articles.length) continue;
      this.drop(part);
      for (const [story, members] of stories) this.keep(this.newPart(event, story, members));
    }
    for (const article of inOrder(left)) this.add(article);
    if (own.parts.size > 1) this.uncut.add(event);
  }

  /** Adds an article to a part. The vector is made again only if the part has grown enough to change it. */
  private extend(part: Part, article: LinkedArticle): void {
    part.articles.push(article);
    part.weight = Math.sqrt(part.articles.length);
    part.from = Math.min(part.from, article.time);
    part.to = Math.max(part.to, article.time);
    this.events.get(part.event)?.parts.use(part);
    this.changed.add(part.story);
    if (part.articles.length < part.weighed * PART_GROWTH) return;
    this.index.remove(part);
    part.vector = partVector(part.articles, this.table);
    part.weighed = part.articles.length;
    this.index.add(part);
  }

  private keep(part: Part): void {
    this.eventOf(part.event).parts.use(part);
    const story = this.stories.get(part.story);
    if (story) story.add(part);
    else this.stories.set(part.story, new Set([part]));
    this.changed.add(part.story);
    this.index.add(part);
  }

  private drop(part: Part): void {
    this.index.remove(part);
    this.events.get(part.event)?.parts.delete(part);
    const story = this.stories.get(part.story);
    story?.delete(part);
    if (story?.size === 0) {
      this.stories.delete(part.story);
      this.changed.delete(part.story);
    }
  }

  private eventOf(event: number): LinkedEvent {
    const known = this.events.get(event);
    if (known) return known;
    const fresh: LinkedEvent = { articles: new Set(), parts: new Latest(MOST_COMPARED) };
    this.events.set(event, fresh);
    return fresh;
  }
}

/** In published order; articles of one moment in the order in which they came. */
function inOrder(articles: Iterable<LinkedArticle>): LinkedArticle[] {
  return [...articles].sort((a, b) => a.time - b.time);
}
