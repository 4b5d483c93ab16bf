import { Injectable } from '@nestjs/common';
import type { Cell } from '#domain/stories/history';
import type { Queryable } from '#persistence/database';
import { answerTopicCommand, type TopicCommandRow, useGenericPlans } from '#persistence/stories';
import { changeSince } from '#persistence/stories/orders';
import { systemClock } from '#platform/runtime';
import { RebuildService } from '../rebuild/rebuild.service.js';
import { applyCells, applyMerges } from './apply-cells.js';
import { topicsNamed } from './named-topics.js';
import { type Plan, type Planned, refused } from './plan.js';
import { planHide, planTag } from './plan-articles.js';
import { planEdit, planMilestoneEdit, planRelease } from './plan-edits.js';
import { type MergeCommand, planMerges } from './plan-merges.js';
import { planAttach, planMilestoneMerge, planMilestoneSplit } from './plan-milestones.js';
import { planMove } from './plan-moves.js';
import { planUndo, planUnhide } from './plan-undo.js';
import { type CarriedOut, finish, logged, type Ordered } from './record-orders.js';
import { topicRows, withRows } from './with-rows.js';

/**
 * Carries out orders inside the keeper's transaction: plan what each changes, write that, log it; rebuild the topics of
 * all; tell readers, and answer.
 */
@Injectable()
export class OrderService {
  constructor(private readonly rebuilds: RebuildService) {}

  /**
   * @param commands one, or several merges by the review, no two of which concern the same topic (`unrelatedOrders`)
   * @returns what each did; null if it was refused
   */
  async execute(
    tx: Queryable,
    commands: readonly TopicCommandRow[],
    now: Date,
  ): Promise<(CarriedOut | null)[]> {
    await useGenericPlans(tx);
    const planned = await this.planned(tx, commands, now);
    if (planned.length > 1)
      await applyMerges(
        tx,
        planned.flatMap(({ plan }) => plan.cells),
        now,
      );
    else for (const order of planned) await apply(tx, order, now);
    const written = await logged(tx, planned, now);
    const live = written.flatMap((order) => order.live).sort((a, b) => a - b);
    if (live.length > 0) await this.rebuilds.rebuild(tx, live, [], now, { quiet: true });
    const done = new Map((await finish(tx, written, now)).map((each) => [each.id, each]));
    return commands.map(({ id }) => done.get(id) ?? null);
  }

  /** The plans of the commands. Refused ones are answered and left out. */
  private async planned(tx: Queryable, commands: readonly TopicCommandRow[], now: Date): Promise<Ordered[]> {
    const fresh: TopicCommandRow[] = [];
    for (const command of commands) {
      const stale = await staleBy(tx, command);
      if (!stale) fresh.push(command);
      else await answerTopicCommand(tx, command.id, { ...refused('stale'), changeId: stale.id });
    }
    const plans: [TopicCommandRow, Planned][] = await planMerges(tx, fresh.filter(isMerge));
    for (const command of fresh)
      if (!isMerge(command)) plans.push([command, await this.plan(tx, command, now)]);
    const found: Ordered[] = [];
    for (const [command, plan] of plans) {
      if ('refusal' in plan) await answerTopicCommand(tx, command.id, plan);
      else found.push({ command, plan: { ...plan, cells: await completed(tx, command, plan) } });
    }
    return found;
  }

  private plan(tx: Queryable, command: Exclude<TopicCommandRow, MergeCommand>, now: Date): Promise<Planned> {
    switch (command.kind) {
      case 'split':
      case 'move':
        return planMove(tx, command, this.rebuilds, now);
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
  return kind === 'undo' || kind === 'unhide' ? withRows(topicRows(tx), cells) : cells;
}

/** The entry that an editor has not seen, if there is one. */
function staleBy(tx: Queryable, command: TopicCommandRow): Promise<{ id: number } | null> {
  return command.seen_change_id === null
    ? Promise.resolve(null)
    : topicsNamed(tx, command).then((topics) => changeSince(tx, topics, command.seen_change_id ?? 0));
}

function isMerge(command: TopicCommandRow): command is MergeCommand {
  return command.kind === 'merge';
}

/** Makes the tables say what the order says. */
function apply(tx: Queryable, { command, plan }: Ordered, now: Date): Promise<void> {
  return applyCells(tx, plan.cells, {
    command,
    opened: plan.opened?.id ?? null,
    now,
    wall: systemClock.now(),
  });
}
