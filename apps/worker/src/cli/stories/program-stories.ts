import type { Command as Program } from 'commander';
import { runCommand, runOnServices } from '../run/run-command.js';

/** `stories …` and `why` */
export function addStoryCommands(program: Program): void {
  program
    .command('why <article>')
    .description(
      'shows the evidence that put an article (id, slug or URL) into its story, milestone and status',
    )
    .option('--json', 'as JSON')
    .action((article, options) =>
      runCommand(async (command) => (await import('./why.js')).whyArticle(command, article, options)),
    );
  const stories = program
    .command('stories')
    .description("an editor's commands on stories (ids or slugs); automatic repairs do not undo them");
  stories
    .command('merge <from> <into>')
    .description('merges two stories; the first then redirects to the second')
    .option('--dry-run', 'says what would happen, and changes nothing')
    .action((from, into, { dryRun }: { dryRun?: boolean }) =>
      dryRun
        ? runCommand(async (command) =>
            (await import('./preview-merge.js')).previewMerge(command, from, into),
          )
        : runOnServices(async (command) =>
            (await import('./order-topics.js')).mergeTopics(command, from, into),
          ),
    );
  stories
    .command('split <story> <articles...>')
    .description('moves articles (ids) of a story into a new story')
    .action((story, articles) =>
      runOnServices(async (command) =>
        (await import('./order-topics.js')).splitTopic(command, story, articles),
      ),
    );
  stories
    .command('move <story> <articles...>')
    .description('moves articles (ids) into a story')
    .action((story, articles) =>
      runOnServices(async (command) =>
        (await import('./order-topics.js')).moveArticles(command, story, articles),
      ),
    );
}
