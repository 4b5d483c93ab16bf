import { feedPlace } from '#domain/reading';
import type { Queryable } from '#persistence/database';
import { type CardMark, type CardRow, cardsAfter, marksAfter } from '#persistence/reading';

/** A page reads at most so many entries of the index besides its own. */
const STEP = 5_000;
/** Old cards keep their order, but some move to other groups of copies or are hidden. */
const MAX_AGE_MS = 3_600_000;

/**
 * Remembers where every 5,000th card of the news feed stands, as far down as someone has read. So a deep page costs what a page
 * near the top costs. Without it, each one counts all cards above it.
 */
export class FeedMarks {
  private marks: CardMark[] = [];
  private markedTotal = 0;
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
    await this.reach(db, offset, total);
    const { mark, skip } = feedPlace(offset, { total, markedTotal: this.markedTotal, step: this.step });
    const nearest = this.marks[mark];
    return cardsAfter(db, nearest ?? null, { limit, skip: nearest === undefined ? offset : skip });
  }

  /** One at a time: those who wait use what the first one finds. */
  private reach(db: Queryable, offset: number, total: number): Promise<unknown> {
    const grown = this.growing.then(() => this.grow(db, offset, total));
    this.growing = grown.catch(() => undefined);
    return grown;
  }

  private async grow(db: Queryable, offset: number, total: number): Promise<void> {
    if (this.nowMs() - this.markedAt > MAX_AGE_MS) {
      this.marks = [];
      this.markedAt = this.nowMs();
    }
    // Marks count from the top as it is when the first one is found.
    if (this.marks.length === 0) this.markedTotal = total;
    const { mark } = feedPlace(offset, { total, markedTotal: this.markedTotal, step: this.step });
    const missing = mark + 1 - this.marks.length;
    if (missing > 0)
      this.marks.push(
        ...(await marksAfter(db, this.marks.at(-1) ?? null, { marks: missing, step: this.step })),
      );
  }
}
