import { type LinkOrder, type LinkSettings, reviewLinks, StoryLinks } from '#domain/stories/linking';
import type { StoryArticle } from '#domain/stories/placing';
import { RepairedEvents } from './repaired-events.js';

/** News time between two reviews of the stories, and the most reviews of one night, as in the worker. */
const REVIEWED_EVERY_MS = 24 * 3_600_000;
const MOST_ROUNDS = 3;

/** Places articles one by one in events, and links events into stories every night of news time, as the worker does. */
export class LinkedStories {
  private readonly links: StoryLinks;
  private readonly events: RepairedEvents;
  private readonly storyOf: number[] = [];
  private stories = 0;
  private reviewedAt = Number.NEGATIVE_INFINITY;
  private lastAt: number | null = null;

  constructor({ isRepaired = true, settings = {} as Partial<LinkSettings> } = {}) {
    this.links = new StoryLinks(settings);
    this.events = new RepairedEvents(isRepaired, (places, event) =>
      this.links.regroup(places, Number(event)),
    );
  }

  /** Articles must be placed in published order. */
  place(article: StoryArticle & { url: string; headline?: string }): void {
    const now = article.publishedAt?.getTime();
    const event = this.events.place(article);
    if (now !== undefined) {
      this.lastAt = now;
      if (now - this.reviewedAt >= REVIEWED_EVERY_MS) this.review(now);
    }
    const id = this.storyOf.length;
    const { story } = this.links.place({ ...article, id }, Number(event), () => this.newStory());
    this.storyOf.push(story);
  }

  /** Reviews a last time and returns the story of each article, in placing order. */
  finish(): readonly number[] {
    this.events.finish();
    if (this.lastAt !== null) this.review(this.lastAt);
    return this.storyOf;
  }

  private review(now: number): void {
    this.reviewedAt = now;
    this.links.forget();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const orders = this.reviewOnce(new Date(now));
      for (const order of orders) this.follow(order);
      if (orders.length === 0) return;
    }
  }

  private reviewOnce(now: Date): LinkOrder[] {
    const steps = reviewLinks(this.links, now, new Set());
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }

  private follow(order: LinkOrder): void {
    const ids = order.kind === 'merge' ? this.links.articlesOf(order.from) : order.articles;
    const story = order.kind === 'split' ? this.newStory() : order.into;
    for (const id of ids) this.storyOf[id] = story;
    this.links.move(ids, story);
  }

  private newStory(): number {
    this.stories += 1;
    return this.stories;
  }
}
