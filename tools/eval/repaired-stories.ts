import { articleTerms, type StoryArticle, StoryModel } from '#domain/stories/placing';
import {
  MOST_REGROUPED,
  MOST_REPAIRED,
  type Move,
  type Repair,
  regroupUndated,
  repairOf,
} from '#domain/stories/repair';

/** News time between two passes, as the worker leaves it. */
const EVERY_MS = 6 * 3_600_000;
/** A topic is read again from the articles of so long before. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;
/** Articles between two rounds of forgetting what is out of reach. */
const FORGET_EVERY = 1_000;

/** Places articles one by one and repairs the stories by news time, as the worker does both. */
export class RepairedStories {
  private readonly model = new StoryModel();
  private readonly articles: StoryArticle[] = [];
  private readonly topics = new Map<string, number[]>();
  private readonly topicOf: string[] = [];
  private readonly changed = new Set<string>();
  private opened = 0;
  private repairedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly isRepaired = true) {}

  /** Articles have to come in published order. */
  place(article: StoryArticle): void {
    const now = article.publishedAt?.getTime();
    if (now !== undefined) {
      if (this.articles.length % FORGET_EVERY === 0) this.model.forget(new Date(now - this.model.reach));
      if (now - this.repairedAt >= EVERY_MS) this.repair(now);
    }
    const { topic } = this.model.place(article, () => this.newKey());
    this.put(this.articles.push(article) - 1, topic);
    this.changed.add(topic);
  }

  /** The topic of each article, in the order of placing, after a last pass. */
  finish(): string[] {
    const last = this.articles.at(-1)?.publishedAt?.getTime();
    if (last !== undefined) this.repair(last);
    else if (this.isRepaired) this.regroup();
    return this.topicOf;
  }

  /** A stream without dates has no news time between its articles: it is gone through once, at its end. */
  private regroup(): void {
    if (this.articles.some(({ publishedAt }) => publishedAt !== null)) return;
    const from = Math.max(0, this.articles.length - MOST_REGROUPED);
    for (const group of regroupUndated(this.articles.slice(from).map(articleTerms))) {
      const key = this.newKey();
      for (const place of group) this.topicOf[from + place] = key;
    }
  }

  private newKey(): string {
    this.opened += 1;
    return String(this.opened);
  }

  private put(at: number, topic: string): void {
    this.topicOf[at] = topic;
    const own = this.topics.get(topic);
    if (own) own.push(at);
    else this.topics.set(topic, [at]);
  }

  private repair(now: number): void {
    this.repairedAt = now;
    if (!this.isRepaired) return;
    const changed = [...this.changed];
    this.changed.clear();
    const done = new Set<string>();
    for (const key of changed) {
      if (done.has(key)) continue;
      const repair = repairOf(this.model, this.topic(key), (other) =>
        done.has(other) ? undefined : this.topic(other),
      );
      if (!repair) continue;
      for (const touched of this.carryOut(repair)) {
        done.add(touched);
        this.reread(touched, now);
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

  private topic(key: string) {
    const own = (this.topics.get(key) ?? []).slice(-MOST_REPAIRED);
    return { key, articles: own.flatMap((at) => this.articles[at] ?? []).map(articleTerms) };
  }

  private merge(from: string, into: string): string[] {
    const size = (key: string) => this.topics.get(key)?.length ?? 0;
    const [gone, kept] = size(from) > size(into) ? [into, from] : [from, into];
    const moved = this.topics.get(gone) ?? [];
    this.topics.delete(gone);
    for (const at of moved) this.put(at, kept);
    this.topics.get(kept)?.sort((a, b) => a - b);
    return [gone, kept];
  }

  private split(topic: string, places: readonly number[]): string[] {
    const own = this.topics.get(topic) ?? [];
    const newest = own.slice(-MOST_REPAIRED);
    const gone = new Set(places.map((place) => newest[place]));
    const fresh = this.newKey();
    this.topics.set(
      topic,
      own.filter((at) => !gone.has(at)),
    );
    for (const at of own) if (gone.has(at)) this.put(at, fresh);
    return [topic, fresh];
  }

  private move(topic: string, moves: readonly Move[]): string[] {
    const own = this.topics.get(topic) ?? [];
    const newest = own.slice(-MOST_REPAIRED);
    for (const { into, articles } of moves) {
      for (const at of articles.flatMap((place) => newest[place] ?? [])) this.put(at, into);
      this.topics.get(into)?.sort((a, b) => a - b);
    }
    const left = own.filter((at) => this.topicOf[at] === topic);
    if (left.length > 0) this.topics.set(topic, left);
    else this.topics.delete(topic);
    return [topic, ...moves.map(({ into }) => into)];
  }

  private reread(key: string, now: number): void {
    this.model.remove(key);
    for (const at of this.topics.get(key) ?? []) {
      const article = this.articles[at];
      if (article && (article.publishedAt?.getTime() ?? now) > now - REMEMBERED_MS)
        this.model.add(key, article);
    }
  }
}
