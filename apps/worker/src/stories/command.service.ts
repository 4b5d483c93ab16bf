import { Inject, Injectable } from '@nestjs/common';
import { planTopicCommand, type TopicMovePlan } from '#domain/stories';
import { Database, type Queryable } from '#persistence/database';
import {
  answerTopicCommand,
  articleIdsOfTopic,
  type CommandedTopicRow,
  lockArticlesOfTopics,
  moveArticles,
  moveFollowers,
  nextTopicCommand,
  openTopic,
  redirectTopic,
  reserveIds,
  type TopicCommandRow,
  topicsOfArticles,
  topicsToCommand,
  writeTopicEvents,
} from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { commandEvents, commandedTopic, type TopicLabel } from './command.presenter.js';
import { EpochService, isOfContent, type Keeping } from './memory/epoch.service.js';
import { freeSlugs } from './rebuild/free-slugs.js';
import { RebuildService } from './rebuild/rebuild.service.js';

/** The most commands between two batches. */
const MOST_AT_ONCE = 20;

/** Articles that a command moved; `from` includes removed topics. */
interface Moved {
  from: number[];
  into: number;
  articles: number[];
}

/** Carries out commands of editors, operators and the review of stories: merges, splits and moves of articles. */
@Injectable()
export class CommandService {
  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly rebuilds: RebuildService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async areWaiting(): Promise<boolean> {
    return (await nextTopicCommand(this.db)) !== null;
  }

  /**
   * Runs each command in its own transaction, oldest first, and updates the memory.
   * @throws KeeperLost
   */
  async carryOut({ memory, epoch }: Keeping, now: Date): Promise<void> {
    for (let commands = 0; commands < MOST_AT_ONCE; commands += 1) {
      const command = await nextTopicCommand(this.db);
      if (!command) return;
      let done = null as Moved | null;
      try {
        await this.epochs.write(epoch, async (tx) => {
          done = await this.execute(tx, command, now);
          return done ? [...done.from, done.into] : [];
        });
      } catch (error) {
        if (!isOfContent(error)) throw error;
        this.logger.error({ err: error, command: command.id }, 'topic command failed');
        await answerTopicCommand(this.db, command.id, { refusal: 'failed' });
      }
      if (done) memory.links.move(done.articles, done.into);
    }
  }

  /** @returns what moved, or null if the command was refused */
  private async execute(tx: Queryable, command: TopicCommandRow, now: Date): Promise<Moved | null> {
    const { topics, placed } = await namedBy(tx, command);
    const plan = planTopicCommand(command, command.actor, {
      topics: topics.map(commandedTopic),
      placed: placed.map(({ id, topic_id }) => ({ id, topicId: topic_id })),
    });
    if ('refusal' in plan) {
      await answerTopicCommand(tx, command.id, plan);
      return null;
    }
    const { into, articles } = await this.move(tx, plan, { topics, command }, now);
    const left = plan.from.filter((id) => !plan.emptied.includes(id));
    await this.rebuilds.rebuild(tx, [...left, into.id], [], now, { quiet: true });
    const from = plan.from.flatMap((id) => topics.find((topic) => topic.id === id) ?? []);
    await writeTopicEvents(tx, commandEvents(command, { from, into, emptied: plan.emptied }, now));
    if (command.actor === 'editor') await lockArticlesOfTopics(tx, [...left, into.id]);
    await answerTopicCommand(tx, command.id, { topicId: into.id });
    this.logger.info({ command: command.id, kind: command.kind, into: into.id }, 'topic command carried out');
    return { from: plan.from, into: into.id, articles };
  }

  private async move(
    tx: Queryable,
    plan: TopicMovePlan,
    { topics, command }: { topics: readonly CommandedTopicRow[]; command: TopicCommandRow },
    now: Date,
  ): Promise<{ into: TopicLabel; articles: number[] }> {
    const [first] = topics.filter(({ id }) => plan.from.includes(id));
    const articles = plan.articles ?? (await articleIdsOfTopic(tx, first?.id ?? 0));
    const into =
      topics.find(({ id }) => id === plan.into) ??
      (await openedFor(tx, await this.rebuilds.nameOf(tx, articles), first?.language ?? 'en', now));
    await moveArticles(tx, articles, into.id, command);
    if (plan.takesFollowers) await moveFollowers(tx, first?.id ?? 0, into.id);
    for (const gone of plan.emptied) await redirectTopic(tx, gone, into.id, now);
    return { into, articles };
  }
}

/** The topics and articles that a command names. */
async function namedBy(tx: Queryable, { kind, payload }: TopicCommandRow) {
  const placed = kind === 'merge' ? [] : await topicsOfArticles(tx, payload.articles);
  const named =
    kind === 'merge'
      ? [payload.from, payload.into]
      : [kind === 'split' ? payload.topic : payload.into, ...placed.map(({ topic_id }) => topic_id)];
  return { placed, topics: await topicsToCommand(tx, [...new Set(named)]) };
}

async function openedFor(tx: Queryable, name: string, language: string, now: Date): Promise<TopicLabel> {
  const [id] = await reserveIds(tx, 'topic', 1);
  if (id === undefined) throw new Error('No id was reserved for the new topic.');
  const slug = (await freeSlugs(tx, [{ id, name }])).get(id) ?? `story-${id}`;
  await openTopic(tx, { id, slug, name, language }, now);
  return { id, slug, name };
}
