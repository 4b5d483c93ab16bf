import { type Cell, type CellValue, isOf, type Present, topicsOf } from '#domain/stories/history';
import type { Queryable } from '#persistence/database';
import {
  followsOf,
  type PresentArticleRow,
  type PresentMilestoneRow,
  type PresentTopicRow,
  presentArticles,
  presentMilestones,
  presentTopics,
  redirectsOf,
} from '#persistence/stories/orders';

interface Loaded {
  articles: Map<number, PresentArticleRow>;
  topics: Map<number, PresentTopicRow>;
  milestones: Map<number, PresentMilestoneRow>;
  leadsTo: Map<number, number>;
  /** Topics of the readers whom the cells name. */
  follows: Map<number, Set<number>>;
}

/** What the database says about the subjects of cells. Their topics are locked until the transaction ends. */
export class PresentState implements Present {
  private constructor(private readonly loaded: Loaded) {}

  /** @param also further topics */
  static async of(
    tx: Queryable,
    cells: readonly Cell[],
    also: readonly number[] = [],
  ): Promise<PresentState> {
    const idsOf = (of: Cell['of']) => [
      ...new Set(cells.filter((cell) => cell.of === of).flatMap(({ ids }) => ids)),
    ];
    const articles = await presentArticles(tx, idsOf('article'));
    const named = [...topicsOf(cells), ...also, ...articles.flatMap(({ topic_id }) => topic_id ?? [])];
    const redirects = await redirectsOf(tx, [...new Set(named)]);
    const topicIds = [...new Set([...named, ...redirects.map(({ topic_id }) => topic_id)])];
    const topics = await presentTopics(tx, topicIds);
    const milestones = await presentMilestones(tx, idsOf('milestone'));
    const follows = await followsOf(tx, idsOf('follow'), topicIds);
    return new PresentState({
      articles: new Map(articles.map((row) => [row.id, row])),
      topics: new Map(topics.map((row) => [row.id, row])),
      milestones: new Map(milestones.map((row) => [row.id, row])),
      leadsTo: new Map(redirects.map((row) => [row.old_topic_id, row.topic_id])),
      follows: new Map(
        [...Map.groupBy(follows, ({ user_id }) => user_id)].map(([user, rows]) => [
          user,
          new Set(rows.map(({ topic_id }) => topic_id)),
        ]),
      ),
    });
  }

  valueOf(cell: Cell, id: number): CellValue | undefined {
    switch (cell.of) {
      case 'article':
        return articleValue(this.loaded.articles.get(id), cell.field);
      case 'topic':
        return this.topicValue(cell.field, id);
      case 'milestone':
        return milestoneValue(this.loaded.milestones.get(id), cell);
      case 'follow':
        return this.followValue(cell, id);
    }
  }

  homeOf(topic: number): number | null {
    const home = this.loaded.leadsTo.get(topic) ?? topic;
    return this.loaded.topics.has(home) ? home : null;
  }

  articlesIn(topic: number): number {
    return this.loaded.topics.get(topic)?.articles ?? 0;
  }

  redirectsTo(topic: number): number[] {
    return [...this.loaded.leadsTo].filter(([, into]) => into === topic).map(([id]) => id);
  }

  isLive(topic: number): boolean {
    return this.loaded.topics.has(topic);
  }

  /** The topics of the articles and milestones that the cells name, as they are now. */
  topicsNow(): number[] {
    const { articles, milestones } = this.loaded;
    return [...articles.values(), ...milestones.values()].flatMap(({ topic_id }) => topic_id ?? []);
  }

  private topicValue(field: string, id: number): CellValue | undefined {
    const topic = this.loaded.topics.get(id);
    const into = this.loaded.leadsTo.get(id);
    if (field === 'redirect') return into;
    if (field === 'merged') return into === undefined ? topic && null : { into, row: {} };
    return topic && (lockValue(topic.editor_fields, field) ?? topic.fields[field] ?? null);
  }

  /** The topic that the reader follows in place of the one that the cell left. */
  private followValue({ before, after }: Cell, user: number): CellValue | undefined {
    const followed = this.loaded.follows.get(user) ?? new Set();
    if (after === null) return typeof before === 'number' && followed.has(before) ? undefined : null;
    // A follow that was taken up again is one of that topic alone.
    const home = before === null ? Number(after) : typeof after === 'number' ? this.homeOf(after) : null;
    return home !== null && followed.has(home) ? home : undefined;
  }
}

function articleValue(row: PresentArticleRow | undefined, field: string): CellValue | undefined {
  if (!row) return undefined;
  switch (field) {
    case 'topic':
      return row.topic_id;
    case 'milestone':
      return row.milestone_id;
    case 'pin':
      return row.is_pinned;
    case 'hidden':
      return row.hidden_reason;
    case 'tags':
      return row.tags;
    default:
      return lockValue(row.editor_fields, field);
  }
}

/** A whole row is not compared, because its counts change: it exists, or it does not. */
function milestoneValue(row: PresentMilestoneRow | undefined, cell: Cell): CellValue | undefined {
  if (isOf(cell, 'milestone', 'row')) return row ? (cell.after ?? cell.before) : null;
  return row && (lockValue(row.editor_fields, cell.field) ?? row.fields[cell.field] ?? null);
}

function lockValue(locks: readonly string[], field: string): boolean | undefined {
  return field.startsWith('lock:') ? locks.includes(field.slice('lock:'.length)) : undefined;
}
