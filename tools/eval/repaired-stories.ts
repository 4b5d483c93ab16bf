import { articleTerms, MOST_REPAIRED, type Repair, repairOf, type StoryArticle, StoryModel } from '#domain';

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

  /** Articles have to come in published order; without dates there is no news time, and nothing is repaired. */
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
    return this.topicOf;
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
    return repair.kind === 'merge'
      ? this.merge(repair.from, repair.into)
      : this.split(repair.topic, repair.articles);
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

  private reread(key: string, now: number): void {
    this.model.remove(key);
    for (const at of this.topics.get(key) ?? []) {
      const article = this.articles[at];
      if (article && (article.publishedAt?.getTime() ?? now) > now - REMEMBERED_MS)
        this.model.add(key, article);
    }
  }
}
