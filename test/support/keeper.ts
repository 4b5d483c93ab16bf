import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { BatchService } from '../../apps/worker/src/stories/batch.service.js';
import { CommandService } from '../../apps/worker/src/stories/command.service.js';
import { KeeperService } from '../../apps/worker/src/stories/keeper.service.js';
import { CheckpointService } from '../../apps/worker/src/stories/memory/checkpoint.service.js';
import { EpochService } from '../../apps/worker/src/stories/memory/epoch.service.js';
import { MemoryService } from '../../apps/worker/src/stories/memory/memory.service.js';
import { OrderService } from '../../apps/worker/src/stories/orders/order.service.js';
import { PlaceService } from '../../apps/worker/src/stories/place.service.js';
import { QuestionsService } from '../../apps/worker/src/stories/rebuild/questions.service.js';
import { ReadingService } from '../../apps/worker/src/stories/rebuild/reading.service.js';
import { RebuildService } from '../../apps/worker/src/stories/rebuild/rebuild.service.js';
import { RebuildLoader } from '../../apps/worker/src/stories/rebuild/rebuild-loader.service.js';
import { RebuildWriter } from '../../apps/worker/src/stories/rebuild/rebuild-writer.service.js';
import { DoubtsService } from '../../apps/worker/src/stories/review/doubts.service.js';
import { LinkService } from '../../apps/worker/src/stories/review/link.service.js';
import { RepairService } from '../../apps/worker/src/stories/review/repair.service.js';
import { RepairReadingService } from '../../apps/worker/src/stories/review/repair-reading.service.js';
import { ReviewService } from '../../apps/worker/src/stories/review/review.service.js';
import { SettleService } from '../../apps/worker/src/stories/settle.service.js';
import { StoryWorkService } from '../../apps/worker/src/stories/story-work.service.js';
import { hoursAfter } from './factories/news-day.js';
import { quietOrders } from './quiet-orders.js';

const logger = pino({ level: 'silent' });

/** A worker's own keeper, `hours` after the first report. */
export function keeperAt(db: Database, hours: number): KeeperService {
  const clock = new NewsClock(db, () => hoursAfter(hours), 0);
  const reading = new ReadingService();
  const rebuilds = new RebuildService(
    new RebuildLoader(reading),
    new RebuildWriter(),
    new QuestionsService(quietOrders(db), logger),
  );
  const memories = new MemoryService(db);
  const epochs = new EpochService(db, clock);
  const batches = new BatchService(db, memories, reading);
  const commands = new CommandService(db, epochs, new OrderService(rebuilds), logger);
  const place = new PlaceService(db, batches, epochs, rebuilds, logger);
  const repairs = new RepairService(db, new RepairReadingService(db), epochs, memories, logger);
  const links = new LinkService(db, epochs, new DoubtsService(db), logger);
  const reviews = new ReviewService(db, epochs, rebuilds, repairs, links, logger);
  const work = new StoryWorkService(
    memories,
    commands,
    place,
    new SettleService(db, epochs, commands, place, reviews),
    new CheckpointService(epochs, memories, logger),
  );
  return new KeeperService(db, clock, work, logger);
}

/** Runs rounds until no article waits. Returns how many articles were placed. */
export async function settle(db: Database, keeper: KeeperService): Promise<number> {
  const open = async () =>
    (await db.rows<{ n: number }>('select count(*)::int as n from article where topic_id is null'))[0]?.n ??
    0;
  const before = await open();
  while ((await keeper.round()) > 0);
  return before - (await open());
}
