import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planTopicCommand, type TopicCommandOrder } from '../plan-topic-command.js';
import { articlesAsOf } from './as-of.js';
import { type Cell, type CellValue, isMerged } from './cell.js';
import { movedArticles } from './moved-articles.js';
import type { Present } from './present.js';
import { undoOf } from './undo.js';

type Snapshot = Map<number, number[]>;

/** Articles in topics, and the log of what orders did to them. */
class World implements Present {
  readonly topicOf = new Map<number, number>();
  readonly leadsTo = new Map<number, number>();
  readonly log: Cell[][] = [];
  readonly was: Snapshot[] = [];
  private newest: number;

  constructor(topics: readonly (readonly number[])[]) {
    for (const [index, articles] of topics.entries())
      for (const article of articles) this.topicOf.set(article, index + 1);
    this.newest = topics.length;
  }

  valueOf({ of, field }: Cell, id: number): CellValue | undefined {
    if (of === 'article') return this.topicOf.get(id);
    const into = this.leadsTo.get(id);
    if (field === 'redirect') return into;
    return into === undefined ? null : { into, row: {} };
  }

  homeOf(topic: number): number | null {
    return this.leadsTo.get(topic) ?? (this.articlesIn(topic) > 0 ? topic : null);
  }

  articlesIn(topic: number): number {
    return this.idsIn(topic).length;
  }

  idsIn(topic: number): number[] {
    return [...this.topicOf].filter(([, each]) => each === topic).map(([id]) => id);
  }

  redirectsTo(topic: number): number[] {
    return [...this.leadsTo].filter(([, into]) => into === topic).map(([id]) => id);
  }

  get live(): number[] {
    return [...new Set(this.topicOf.values())].sort((a, b) => a - b);
  }

  /** Carries out an order if it is allowed. */
  order(order: TopicCommandOrder): void {
    const topics = Array.from({ length: this.newest }, (_, index) => index + 1).flatMap((requested) => {
      const id = this.homeOf(requested);
      return id === null
        ? []
        : [{ requested, id, language: 'en', articleCount: this.articlesIn(id), isLocked: false }];
    });
    const placed = [...this.topicOf].map(([id, topicId]) => ({ id, topicId }));
    const named =
      order.kind === 'merge' ? [] : placed.filter(({ id }) => order.payload.articles.includes(id));
    const plan = planTopicCommand(order, 'editor', { topics, placed: named });
    if ('refusal' in plan) return;
    if (plan.into === null) this.newest += 1;
    const into = plan.into ?? this.newest;
    const moved = plan.articles === null ? placed : named;
    this.write(movedArticles(plan, moved, into, this));
  }

  undo(index: number): Cell[] {
    const entry = this.log[index % Math.max(1, this.log.length)];
    if (!entry) return [];
    const { cells, kept } = undoOf(entry, this);
    if (cells.length > 0) this.write(cells);
    return kept;
  }

  private write(cells: Cell[]): void {
    this.was.push(this.snapshot());
    this.log.push(cells);
    for (const { of, field, ids, after } of cells)
      for (const id of ids) {
        if (of === 'article') this.topicOf.set(id, Number(after));
        else if (field === 'redirect') this.leadsTo.set(id, Number(after));
        else if (isMerged(after)) this.leadsTo.set(id, after.into);
        else this.leadsTo.delete(id);
      }
  }

  snapshot(): Snapshot {
    return new Map(this.live.map((topic) => [topic, this.idsIn(topic).sort((a, b) => a - b)]));
  }

  /** The topics before the entry `from`, from those of now and the log. */
  asOf(from: number): Snapshot {
    const since = this.log.slice(from).map((cells) => ({ cells }));
    const topics = new Set([...this.live, ...this.leadsTo.keys(), ...(this.was[from]?.keys() ?? [])]);
    const then: Snapshot = new Map();
    for (const topic of topics) {
      const articles = articlesAsOf(topic, this.idsIn(topic), since);
      if (articles.size > 0)
        then.set(
          topic,
          [...articles].sort((a, b) => a - b),
        );
    }
    return then;
  }
}

type Step = { kind: 'undo'; entry: number } | { kind: 'order'; order: TopicCommandOrder };

const ARTICLES = 14;
const topic = fc.integer({ min: 1, max: 9 });
const articles = fc.uniqueArray(fc.integer({ min: 1, max: ARTICLES }), { minLength: 1, maxLength: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ from: topic, into: topic }).map((payload) => ordered({ kind: 'merge', payload })),
  fc.record({ topic, articles }).map((payload) => ordered({ kind: 'split', payload })),
  fc.record({ articles, into: topic }).map((payload) => ordered({ kind: 'move', payload })),
  fc.nat({ max: 30 }).map((entry): Step => ({ kind: 'undo', entry })),
);

function ordered(order: TopicCommandOrder): Step {
  return { kind: 'order', order };
}

/** Splits name articles of one topic, so that most of them are allowed. */
function run(world: World, each: Step): void {
  if (each.kind === 'undo') world.undo(each.entry);
  else if (each.order.kind !== 'split') world.order(each.order);
  else {
    const own = world.idsIn(each.order.payload.topic);
    const named = each.order.payload.articles.map((id) => own[id % Math.max(1, own.length)] ?? 0);
    const payload = { ...each.order.payload, articles: [...new Set(named)] };
    world.order({ kind: 'split', payload });
  }
}

function newWorld(): World {
  return new World([
    [1, 2, 3, 4],
    [5, 6, 7],
    [8, 9, 10],
    [11, 12],
    [13, 14],
  ]);
}

function snapshotOf(world: World): [number, number[]][] {
  return [...world.snapshot()].sort(([a], [b]) => a - b);
}

describe('random histories', () => {
  it('are rebuilt from the log as they were, with nothing lost or doubled', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const world = newWorld();
        for (const each of steps) run(world, each);
        expect([...world.snapshot().values()].flat()).toHaveLength(ARTICLES);
        for (const id of world.leadsTo.keys()) expect(world.live).toContain(world.homeOf(id));
        for (const [index, was] of world.was.entries()) {
          const sorted = (topics: Snapshot) => [...topics].sort(([a], [b]) => a - b);
          expect(sorted(world.asOf(index))).toEqual(sorted(was));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('are as before after the last entry is undone, and as after it once that is undone', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
        const world = newWorld();
        for (const each of steps) run(world, each);
        const [before, after] = [world.was.at(-1), snapshotOf(world)];
        if (!before) return;
        world.undo(world.log.length - 1);
        expect(snapshotOf(world)).toEqual([...before].sort(([a], [b]) => a - b));
        world.undo(world.log.length - 1);
        expect(snapshotOf(world)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an undo', () => {
  it('of a merge beneath a later merge takes its articles out of the topic that has them now', () => {
    const world = newWorld();
    world.order({ kind: 'merge', payload: { from: 1, into: 2 } });
    world.order({ kind: 'merge', payload: { from: 2, into: 3 } });
    expect(world.undo(0)).toEqual([]);
    expect(world.snapshot()).toEqual(
      new Map([
        [1, [1, 2, 3, 4]],
        [3, [5, 6, 7, 8, 9, 10]],
        [4, [11, 12]],
        [5, [13, 14]],
      ]),
    );
    world.undo(1);
    expect(world.idsIn(2)).toEqual([5, 6, 7]);
    expect(world.homeOf(2)).toBe(2);
  });

  it('removes the redirect of a topic that comes back, even if the one that it was merged into is merged now', () => {
    const world = newWorld();
    world.order({ kind: 'move', payload: { articles: [5, 6, 13, 14], into: 4 } });
    world.order({ kind: 'move', payload: { articles: [11, 12], into: 1 } });
    world.undo(0);
    expect(world.homeOf(5)).toBe(5);
    expect(world.homeOf(4)).toBe(2);
    world.order({ kind: 'move', payload: { articles: [13], into: 1 } });
    world.undo(3);
    expect(world.idsIn(5)).toEqual([13, 14]);
  });

  it('of an undone merge does not merge a topic that has got other articles back', () => {
    const world = newWorld();
    world.order({ kind: 'move', payload: { articles: [1, 2], into: 2 } });
    world.order({ kind: 'merge', payload: { from: 1, into: 2 } });
    world.undo(1);
    world.undo(0);
    const kept = world.undo(2);
    expect(kept).toMatchObject([{ of: 'topic', field: 'merged', ids: [1] }]);
    expect(world.idsIn(1)).toEqual([1, 2]);
    expect(world.homeOf(1)).toBe(1);
    expect(world.idsIn(2)).toEqual([3, 4, 5, 6, 7]);
  });

  it('leaves what a later order moved on, and says so', () => {
    const world = newWorld();
    world.order({ kind: 'merge', payload: { from: 1, into: 2 } });
    world.order({ kind: 'move', payload: { articles: [1, 2], into: 3 } });
    expect(world.undo(0)).toEqual([{ of: 'article', field: 'topic', ids: [1, 2], before: 1, after: 2 }]);
    expect(world.idsIn(1)).toEqual([3, 4]);
  });

  it('does not bring back a topic that no article returns to', () => {
    const world = newWorld();
    world.order({ kind: 'merge', payload: { from: 4, into: 2 } });
    world.order({ kind: 'move', payload: { articles: [11, 12], into: 3 } });
    const kept = world.undo(0);
    expect(kept.map(({ field, ids }) => [field, ids])).toEqual([
      ['topic', [11, 12]],
      ['merged', [4]],
    ]);
    expect(world.log).toHaveLength(2);
  });

  it('of a split merges the new topic back, and undoing that brings it back', () => {
    const world = newWorld();
    world.order({ kind: 'split', payload: { topic: 1, articles: [3, 4] } });
    expect(world.idsIn(6)).toEqual([3, 4]);
    world.undo(0);
    expect(world.homeOf(6)).toBe(1);
    world.undo(1);
    expect(world.idsIn(6)).toEqual([3, 4]);
    expect(world.homeOf(6)).toBe(6);
  });

  it('sends articles to the topic that answers for their former one', () => {
    const world = newWorld();
    world.order({ kind: 'move', payload: { articles: [1], into: 3 } });
    world.order({ kind: 'merge', payload: { from: 1, into: 2 } });
    world.undo(0);
    expect(world.topicOf.get(1)).toBe(2);
  });
});
