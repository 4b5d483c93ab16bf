import type { Command as Program } from 'commander';
import { runCommand } from '../run/run-command.js';

/** `push …` */
export function addPushCommands(program: Program): void {
  const push = program.command('push').description('notifications on devices');
  push
    .command('rotate-key')
    .description(
      'replaces the key that signs messages to devices; each device subscribes again at its next visit',
    )
    .action(() =>
      runCommand(async (command) => (await import('./rotate-push-key.js')).rotatePushKey(command)),
    );
}
