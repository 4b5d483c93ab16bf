import { articleTerms, type StoryArticle, StoryModel } from '#domain/stories/placing';
import {
  MOST_REGROUPED,
  MOST_REPAIRED,
  type Move,
  type Repair,
  regroupUndated,
  repairOf,
} from '#domain/stories/repair';

/** News time between two repair passes, as in the worker. */
const EVERY_MS = 6 * 3_600_000;
/** After a repair, an event is read again from the articles of this period. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;
/** Events out of reach are forgotten after this many articles. */
const FORGET_EVERY = 1_000;

/** Places articles one by one in events and repairs these by news time, as the worker does. */
export class RepairedEvents {
  private readonly model = new StoryModel();
  private readonly articles: StoryArticle[] = [];
  private readonly events = new Map<string, number[]>();
  private readonly eventOf: string[] = [];
  private readonly changed = new Set<string>();
  private opened = 0;
  private repairedAt = Number.NEGATIVE_INFINITY;

  /** @param onRegrouped is told the places of articles whose event changed */
  constructor(
    private readonly isRepaired = true,
    private readonly onRegrouped: (places: readonly number[], event: string) => void = () => {},
  ) {}

  /** Articles must be placed in published order. Returns the article's event. */
  place(article: StoryArticle): string {
    const now = article.publishedAt?.getTime();
    if (now !== undefined) {
      if (this.articles.length % FORGET_EVERY === 0) this.model.forget(new Date(now - this.model.reach));
      if (now - this.repairedAt >= EVERY_MS) this.repair(now);
    }
    const { topic: event } = this.model.place(article, () => this.newKey());
    this.put(this.articles.push(article) - 1, event);
    this.changed.add(event);
    return event;
  }

  /** Runs a last repair pass and returns the event of each article, in placing order. */
  finish(): string[] {
    const last = this.articles.at(-1)?.publishedAt?.getTime();
    if (last !== undefined) this.repair(last);
    else if (this.isRepaired) this.regroup();
    return this.eventOf;
  }

  /** A stream without dates has no news time, so it is regrouped once at its end. */
  private regroup(): void {
    if (this.articles.some(({ publishedAt }) => publishedAt !== null)) return;
    const from = Math.max(0, this.articles.length - MOST_REGROUPED);
    for (const group of regroupUndated(this.articles.slice(from).map(articleTerms))) {
      const key = this.newKey();
      for (const place of group) this.eventOf[from + place] = key;
    }
  }

  private newKey(): string {
    this.opened += 1;
    return String(this.opened);
  }

  private put(at: number, event: string): void {
    this.eventOf[at] = event;
    const own = this.events.get(event);
    if (own) own.push(at);
    else this.events.set(event, [at]);
  }

  private repair(now: number): void {
    this.repairedAt = now;
    if (!this.isRepaired) return;
    const changed = [...this.changed];
    this.changed.clear();
    const done = new Set<string>();
    for (const key of changed) {
      if (done.has(key)) continue;
      const repair = repairOf(this.model, this.event(key), (other) =>
        done.has(other) ? undefined : this.event(other),
      );
      if (!repair) continue;
      for (const touched of this.carryOut(repair)) {
        done.add(touched);
        this.reread(touched, now);
        this.onRegrouped(this.events.get(touched) ?? [], touched);
      }
    }
  }

  private carryOut(repair: Repair): string[] {
    switch (repair.kind) {
      case 'merge':
        return this.merge(repair.from, repair.into);
      case 'split':
        return this.split(repair.topic, repair.articles);
      case 'move':
        return this.move(repair.topic, repair.moves);
    }
  }

  private event(key: string) {
    const own = (this.events.get(key) ?? []).slice(-MOST_REPAIRED);
    return { key, articles: own.flatMap((at) => this.articles[at] ?? []).map(articleTerms) };
  }

  private merge(from: string, into: string): string[] {
    const size = (key: string) => this.events.get(key)?.length ?? 0;
    const [gone, kept] = size(from) > size(into) ? [into, from] : [from, into];
    const moved = this.events.get(gone) ?? [];
    this.events.delete(gone);
    for (const at of moved) this.put(at, kept);
    this.events.get(kept)?.sort((a, b) => a - b);
    return [gone, kept];
  }

  private split(topic: string, places: readonly number[]): string[] {
    const own = this.events.get(topic) ?? [];
    const newest = own.slice(-MOST_REPAIRED);
    const gone = new Set(places.map((place) => newest[place]));
    const fresh = this.newKey();
    this.events.set(
      topic,
      own.filter((at) => !gone.has(at)),
    );
    for (const at of own) if (gone.has(at)) this.put(at, fresh);
    return [topic, fresh];
  }

  private move(topic: string, moves: readonly Move[]): string[] {
    const own = this.events.get(topic) ?? [];
    const newest = own.slice(-MOST_REPAIRED);
    for (const { into, articles } of moves) {
      for (const at of articles.flatMap((place) => newest[place] ?? [])) this.put(at, into);
      this.events.get(into)?.sort((a, b) => a - b);
    }
    const left = own.filter((at) => this.eventOf[at] === topic);
    if (left.length > 0) this.events.set(topic, left);
    else this.events.delete(topic);
    return [topic, ...moves.map(({ into }) => into)];
  }

  private reread(key: string, now: number): void {
    this.model.remove(key);
    for (const at of this.events.get(key) ?? []) {
      const article = this.articles[at];
      if (article && (article.publishedAt?.getTime() ?? now) > now - REMEMBERED_MS)
        this.model.add(key, article);
    }
  }
}
