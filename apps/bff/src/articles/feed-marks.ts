import { feedPlace } from '#domain/reading';
import type { Queryable } from '#persistence/database';
import { type CardMark, type CardRow, cardsAfter, countCardsTo, marksAfter } from '#persistence/reading';

/** A page reads at most so many entries of the index besides its own. */
const STEP = 5_000;
/** If the first mark is so many steps down, new ones are found. */
const MOST_STEPS = 4;
/** Old cards keep their order, but some move to other groups of copies or are hidden. */
const MAX_AGE_MS = 3_600_000;

/**
 * Remembers where every 5,000th card of the news feed stands, as far down as someone has read. So a deep page costs what a page
 * near the top costs. Without it, each one counts all cards above it.
 */
export class FeedMarks {
  private marks: CardMark[] = [];
  private markedAt = Number.NEGATIVE_INFINITY;
  private growing: Promise<unknown> = Promise.resolve();

  /**
   * @param nowMs a clock that only moves forward
   * @param step cards between two marks
   */
  constructor(
    private readonly nowMs: () => number = () => performance.now(),
    private readonly step = STEP,
  ) {}

  /** The page at `offset` of `total` cards. Past the end it is empty. */
  async page(
    db: Queryable,
    { limit, offset, total }: { limit: number; offset: number; total: number },
  ): Promise<CardRow[]> {
    if (offset >= total) return [];
    const { mark, skip } = await this.reach(db, offset);
    return cardsAfter(db, mark, { limit, skip });
  }

  /** One at a time: those who wait use what the first one finds. */
  private reach(db: Queryable, offset: number): Promise<Start> {
    const grown = this.growing.then(() => this.grow(db, offset));
    this.growing = grown.catch(() => undefined);
    return grown;
  }

  private async grow(db: Queryable, offset: number): Promise<Start> {
    if (this.nowMs() - this.markedAt > MAX_AGE_MS) this.forget();
    const grown = await this.grownBy(db);
    const { mark, skip } = feedPlace(offset, { grown, step: this.step });
    const missing = mark + 1 - this.marks.length;
    if (missing > 0)
      this.marks.push(
        ...(await marksAfter(db, this.marks.at(-1) ?? null, { marks: missing, step: this.step })),
      );
    const nearest = this.marks[mark];
    return nearest === undefined ? { mark: null, skip: offset } : { mark: nearest, skip };
  }

  private forget(): void {
    this.marks = [];
    this.markedAt = this.nowMs();
  }

  /**
   * How many more cards are above the first mark than when it was found. What changes below a page does not move it, so the total of cards
   * would not do.
   */
  private async grownBy(db: Queryable): Promise<number> {
    const [first] = this.marks;
    if (first === undefined) return 0;
    const most = MOST_STEPS * this.step;
    const cards = await countCardsTo(db, first, most);
    if (cards < most) return cards - this.step;
    this.forget();
    return 0;
  }
}

/** A page begins so many cards after a mark, or after the top. */
interface Start {
  mark: CardMark | null;
  skip: number;
}
