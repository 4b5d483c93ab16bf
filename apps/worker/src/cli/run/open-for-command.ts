import { ClockKeeper } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { clockRules, systemClock } from '#platform/runtime';
import { assertMigrated, databaseUrlOf } from '../../setup/start-check.js';
import type { Command } from './command.js';
import { commandLogger, commandSettings, type Opened } from './opened.js';
import { Terminal } from './terminal.js';

/** Opens the database alone. @throws OperatorError if it is not migrated */
export async function openForCommand(): Promise<Opened<Command>> {
  const settings = commandSettings();
  const db = await connectDatabase(
    databaseUrlOf(settings),
    settings.DATABASE_POOL,
    settings.DATABASE_DIRECT_URL,
  );
  // The time of the database counts, as in the worker.
  const time = new ClockKeeper(db, clockRules(commandLogger(settings)));
  try {
    await time.look();
    await assertMigrated(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  time.start();
  const clock = new NewsClock(db, () => systemClock.now(), 0);
  let running: Promise<void> = Promise.resolve();
  return {
    run: (work, stopped) => {
      running = work({ db, clock, settings, terminal: new Terminal(), stopped });
      return running;
    },
    close: async () => {
      await Promise.allSettled([running]);
      time.stop();
      await db.close();
    },
  };
}
