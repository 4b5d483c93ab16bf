import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { BatchService } from '../../apps/worker/src/stories/batch.service.js';
import { CheckpointService } from '../../apps/worker/src/stories/checkpoint.service.js';
import { CommandService } from '../../apps/worker/src/stories/command.service.js';
import { EpochService } from '../../apps/worker/src/stories/epoch.service.js';
import { KeeperService } from '../../apps/worker/src/stories/keeper.service.js';
import { MemoryService } from '../../apps/worker/src/stories/memory.service.js';
import { PlaceService } from '../../apps/worker/src/stories/place.service.js';
import { ReadingService } from '../../apps/worker/src/stories/reading.service.js';
import { RebuildService } from '../../apps/worker/src/stories/rebuild.service.js';
import { RebuildLoader } from '../../apps/worker/src/stories/rebuild-loader.service.js';
import { RebuildWriter } from '../../apps/worker/src/stories/rebuild-writer.service.js';
import { RepairService } from '../../apps/worker/src/stories/repair.service.js';
import { RepairReadingService } from '../../apps/worker/src/stories/repair-reading.service.js';
import { ReviewService } from '../../apps/worker/src/stories/review.service.js';
import { StoryWorkService } from '../../apps/worker/src/stories/story-work.service.js';
import { hoursAfter } from './factories.js';

const logger = pino({ level: 'silent' });

/** A worker's keeper of its own; it is `hours` after the first report. */
export function keeperAt(db: Database, hours: number): KeeperService {
  const clock = new NewsClock(db, () => hoursAfter(hours), 0);
  const reading = new ReadingService();
  const rebuilds = new RebuildService(new RebuildLoader(reading), new RebuildWriter());
  const memories = new MemoryService(db);
  const epochs = new EpochService(db);
  const batches = new BatchService(db, memories, reading);
  const work = new StoryWorkService(
    memories,
    new CommandService(db, epochs, memories, rebuilds, logger),
    new PlaceService(db, batches, epochs, rebuilds, logger),
    new ReviewService(db, epochs, rebuilds, new RepairService(new RepairReadingService(db), epochs, logger)),
    new CheckpointService(epochs, memories, logger),
  );
  return new KeeperService(db, clock, work, logger);
}

/** Rounds until nothing waits for it. Answers how many articles found their story. */
export async function settle(db: Database, keeper: KeeperService): Promise<number> {
  const open = async () =>
    (await db.rows<{ n: number }>('select count(*)::int as n from article where topic_id is null'))[0]?.n ??
    0;
  const before = await open();
  while ((await keeper.round()) > 0);
  return before - (await open());
}
