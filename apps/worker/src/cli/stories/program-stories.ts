import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';
import { articleIds, orderTopics, topicNamed } from './order-topics.js';
import { previewMerge } from './preview-merge.js';
import { whyArticle } from './why.js';

/** `stories …` and `why` */
export function addStoryCommands(program: Program): void {
  program
    .command('why <article>')
    .description(
      'shows the evidence that put an article (id, slug or URL) into its story, milestone and status',
    )
    .option('--json', 'as JSON')
    .action((article, options) => runCommand((command) => whyArticle(command, article, options)));
  const stories = program
    .command('stories')
    .description("an editor's commands on stories (ids or slugs); automatic repairs do not undo them");
  stories
    .command('merge <from> <into>')
    .description('merges two stories; the first then redirects to the second')
    .option('--dry-run', 'says what would happen, and changes nothing')
    .action((from, into, { dryRun }: { dryRun?: boolean }) =>
      runCommand(async (command) => {
        const payload = { from: await topicNamed(command, from), into: await topicNamed(command, into) };
        if (dryRun) await previewMerge(command, payload.from, payload.into);
        else await orderTopics(command, { kind: 'merge', payload });
      }),
    );
  stories
    .command('split <story> <articles...>')
    .description('moves articles (ids) of a story into a new story')
    .action((story, articles) =>
      runCommand(async (command) => {
        const payload = { topic: await topicNamed(command, story), articles: articleIds(articles) };
        await orderTopics(command, { kind: 'split', payload });
      }),
    );
  stories
    .command('move <story> <articles...>')
    .description('moves articles (ids) into a story')
    .action((story, articles) =>
      runCommand(async (command) => {
        const payload = { articles: articleIds(articles), into: await topicNamed(command, story) };
        await orderTopics(command, { kind: 'move', payload });
      }),
    );
}
