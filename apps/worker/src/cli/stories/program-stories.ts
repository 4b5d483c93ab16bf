import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';
import { articleIds, orderTopics, topicNamed } from './order-topics.js';
import { whyArticle } from './why.js';

/** `stories …` and `why` */
export function addStoryCommands(program: Program): void {
  program
    .command('why <article>')
    .description('which evidence put an article (id, slug or address) into its story, milestone and status')
    .option('--json', 'as JSON')
    .action((article, options) => runCommand((command) => whyArticle(command, article, options)));
  const stories = program
    .command('stories')
    .description("an editor's orders about stories (ids or slugs); the machine does not undo them");
  stories
    .command('merge <from> <into>')
    .description('makes two stories one; the first leads to the second from then on')
    .action((from, into) =>
      runCommand(async (command) => {
        const payload = { from: await topicNamed(command, from), into: await topicNamed(command, into) };
        await orderTopics(command, { kind: 'merge', payload });
      }),
    );
  stories
    .command('split <story> <articles...>')
    .description('makes articles (ids) of a story a story of their own')
    .action((story, articles) =>
      runCommand(async (command) => {
        const payload = { topic: await topicNamed(command, story), articles: articleIds(articles) };
        await orderTopics(command, { kind: 'split', payload });
      }),
    );
  stories
    .command('move <story> <articles...>')
    .description('puts articles (ids) into a story')
    .action((story, articles) =>
      runCommand(async (command) => {
        const payload = { articles: articleIds(articles), into: await topicNamed(command, story) };
        await orderTopics(command, { kind: 'move', payload });
      }),
    );
}
