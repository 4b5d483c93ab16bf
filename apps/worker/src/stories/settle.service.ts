import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { isReading } from '#persistence/ingest/schedule';
import { countWaiting, keeperSettledAt, settleKeeper } from '#persistence/stories';
import { CommandService } from './command.service.js';
import { EpochService, type Keeping } from './memory/epoch.service.js';
import { PlaceService } from './place.service.js';
import { ReviewService } from './review/review.service.js';

const LONG_AGO = new Date(0);

/** See `NewsClock.placing`. */
export interface Placing {
  horizon: Date;
  isStepped: boolean;
}

/**
 * The work while no article waits. In a replay that catches up, all of it is finished for each window and that is
 * recorded. The replay waits for the record, so the stories of a window do not depend on the speed of the machine.
 */
@Injectable()
export class SettleService {
  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly commands: CommandService,
    private readonly place: PlaceService,
    private readonly reviews: ReviewService,
  ) {}

  /**
   * @returns whether to call again at once, after the waiting commands
   * @throws KeeperLost
   */
  async step(keeping: Keeping, { horizon, isStepped }: Placing): Promise<boolean> {
    const inPause = () => this.commands.between(keeping, horizon);
    if (!isStepped)
      return (await this.commands.areWaiting()) || this.reviews.round(keeping, horizon, inPause);
    const settledAt = await keeperSettledAt(this.db);
    if (settledAt?.getTime() === horizon.getTime()) return false;
    if (await this.commands.areWaiting()) return true;
    // Articles of feeds that are due may still belong to the window.
    if (await isReading(this.db, horizon)) return false;
    // The record of another recording may be later.
    const after = settledAt !== null && settledAt < horizon ? settledAt : LONG_AGO;
    if (await this.reviews.roundOfWindow(keeping, { after, until: horizon }, inPause)) return true;
    const refused = [...this.place.refused];
    if ((await countWaiting(this.db, horizon, 1, refused)) > 0) return true;
    await this.epochs.write(keeping.epoch, async (tx) => {
      await settleKeeper(tx, horizon, refused);
      return [];
    });
    return true;
  }
}
