import { Injectable } from '@nestjs/common';
import { type Cell, isOf, topicsOf } from '#domain/stories/history';
import type { MoveOrder } from '#domain/stories/orders';
import { audit } from '#persistence/accounts';
import type { Queryable } from '#persistence/database';
import {
  answerTopicCommand,
  liveTopics,
  type TopicCommandRow,
  topicsToCommand,
  useGenericPlans,
  writeTopicEvents,
} from '#persistence/stories';
import { changeSince, countFollowers, writeStoryChanges } from '#persistence/stories/orders';
import { systemClock } from '#platform/runtime';
import { RebuildService } from '../rebuild/rebuild.service.js';
import { applyCells } from './apply-cells.js';
import { auditLine } from './audit-line.presenter.js';
import { mergedTopics, topicsNamed } from './named-topics.js';
import { orderEvents } from './order-events.presenter.js';
import { type Plan, type Planned, refused } from './plan.js';
import { planHide, planTag } from './plan-articles.js';
import { planEdit, planMilestoneEdit, planRelease } from './plan-edits.js';
import { planAttach, planMilestoneMerge, planMilestoneSplit } from './plan-milestones.js';
import { planMove, withRows } from './plan-moves.js';
import { planUndo, planUnhide } from './plan-undo.js';

/** What the keeper's memory must learn, and whom to notify. */
export interface CarriedOut {
  topics: number[];
  /** Articles by the topic that has them now. */
  moves: { articles: readonly number[]; into: number }[];
  /** Null: it was about an article that waits for a topic. */
  topicId: number | null;
}

/** An order that is written and logged. Its topics are not rebuilt yet. */
interface Written {
  command: TopicCommandRow;
  plan: Plan;
  changeId: number | null;
  /** All topics that it concerns, and those of them that are left. */
  named: number[];
  live: number[];
  /** System time. */
  wall: Date;
}

/**
 * Carries out orders inside the keeper's transaction: plan what each changes, write that, log it; rebuild the topics of
 * all; tell readers, and answer.
 */
@Injectable()
export class OrderService {
  constructor(private readonly rebuilds: RebuildService) {}

  /**
   * @param commands no two of them may concern the same topic (`unrelatedOrders`)
   * @returns what each did; null if it was refused
   */
  async execute(
    tx: Queryable,
    commands: readonly TopicCommandRow[],
    now: Date,
  ): Promise<(CarriedOut | null)[]> {
    await useGenericPlans(tx);
    await lockTopics(tx, commands);
    const written: (Written | null)[] = [];
    for (const command of commands) written.push(await this.write(tx, command, now));
    const live = written.flatMap((order) => order?.live ?? []).sort((a, b) => a - b);
    if (live.length > 0) await this.rebuilds.rebuild(tx, live, [], now, { quiet: true });
    const done: (CarriedOut | null)[] = [];
    for (const order of written) done.push(order && (await this.finish(tx, order, now)));
    return done;
  }

  /** @returns null if the order was refused */
  private async write(tx: Queryable, command: TopicCommandRow, now: Date): Promise<Written | null> {
    const stale = await staleBy(tx, command);
    const planned = stale ? refused('stale') : await this.plan(tx, command, now);
    if ('refusal' in planned) {
      await answerTopicCommand(tx, command.id, { ...planned, ...(stale && { changeId: stale.id }) });
      return null;
    }
    const plan = { ...planned, cells: await completed(tx, command, planned) };
    const wall = systemClock.now();
    await applyCells(tx, plan.cells, { command, opened: plan.opened?.id ?? null, now, wall });
    const named = [...new Set([...topicsOf(plan.cells), ...(plan.touched ?? [])])].sort((a, b) => a - b);
    const [changeId = null] = await writeStoryChanges(
      tx,
      [
        {
          kind: command.kind,
          actor: command.actor,
          user_id: command.user_id,
          undoes_id: plan.undoes ?? null,
          topic_ids: named,
          cells: plan.cells,
        },
      ],
      now,
    );
    return { command, plan, changeId, named, live: await liveTopics(tx, named), wall };
  }

  private async finish(
    tx: Queryable,
    { command, plan, changeId, named, live, wall }: Written,
    now: Date,
  ): Promise<CarriedOut> {
    if (plan.cells.some(({ of }) => of === 'follow')) await countFollowers(tx, live);
    const topicId = plan.topicId ?? live[0] ?? null;
    await writeTopicEvents(tx, await orderEvents(tx, { command, plan, topicId, live }, now));
    const kept = (plan.kept ?? []).reduce((sum, { ids }) => sum + ids.length, 0);
    await answerTopicCommand(tx, command.id, { topicId, changeId, kept });
    if (command.actor === 'editor') await audit(tx, auditLine(command, { plan, topicId, changeId }, wall));
    return { topics: named, moves: movesOf(plan.cells), topicId };
  }

  private plan(tx: Queryable, command: TopicCommandRow, now: Date): Promise<Planned> {
    switch (command.kind) {
      case 'merge':
      case 'split':
      case 'move':
        return planMove(tx, command as TopicCommandRow & MoveOrder, this.rebuilds, now);
      case 'undo':
        return planUndo(tx, command.payload.change);
      case 'unhide':
        return planUnhide(tx, command.payload.article);
      case 'edit':
        return planEdit(tx, command.payload, now);
      case 'release':
        return planRelease(tx, command.payload);
      case 'edit_milestone':
        return planMilestoneEdit(tx, command.payload, now);
      case 'merge_milestones':
        return planMilestoneMerge(tx, command.payload);
      case 'split_milestone':
        return planMilestoneSplit(tx, command.payload);
      case 'attach':
        return planAttach(tx, command.payload);
      case 'hide':
        return planHide(tx, command.payload);
      case 'tag':
        return planTag(tx, command.payload);
    }
  }
}

/** The cells of an undo, with the rows of topics that it merges. */
function completed(tx: Queryable, { kind }: TopicCommandRow, { cells }: Plan): Promise<Cell[]> | Cell[] {
  return kind === 'undo' || kind === 'unhide' ? withRows(tx, cells) : cells;
}

/** The entry that an editor has not seen, if there is one. */
function staleBy(tx: Queryable, command: TopicCommandRow): Promise<{ id: number } | null> {
  return command.seen_change_id === null
    ? Promise.resolve(null)
    : topicsNamed(tx, command).then((topics) => changeSince(tx, topics, command.seen_change_id ?? 0));
}

function movesOf(cells: readonly Cell[]): CarriedOut['moves'] {
  return cells.flatMap((cell) =>
    isOf(cell, 'article', 'topic') && typeof cell.after === 'number'
      ? [{ articles: cell.ids, into: cell.after }]
      : [],
  );
}

/** Locks the topics of several merges in order of their ids, as readers' calls do, so that neither waits for the other in a circle. */
async function lockTopics(tx: Queryable, commands: readonly TopicCommandRow[]): Promise<void> {
  if (commands.length < 2) return;
  await topicsToCommand(tx, commands.flatMap(mergedTopics));
}
