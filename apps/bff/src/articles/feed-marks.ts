import { feedPlace } from '#domain/reading';
import type { Queryable } from '#persistence/database';
import { type CardMark, type CardRow, cardsAfter, countCardsTo, marksAfter } from '#persistence/reading';

const STEP = 5_000;
/** If the first mark is so many steps down, new ones are found. */
const MOST_STEPS = 4;
/** For so long, the cards above the first mark are not counted again. */
const COUNT_AGE_MS = 1_000;
/** Old cards keep their order, but some move to other groups of copies or are hidden. */
const MAX_AGE_MS = 3_600_000;

/**
 * Remembers where every 5,000th card of the news feed stands, as far down as someone has read. A deep page reads at most a step of the
 * index besides its own entries. For all pages together, the cards above the first mark are counted once a second (four steps at most).
 * Only the first who reads deeper, and the first of each hour, walks down further. Without marks, each page counts all cards above it.
 */
export class FeedMarks {
  private found: Found | null = null;

  /**
   * @param nowMs a clock that only moves forward
   * @param step cards between two marks
   */
  constructor(
    private readonly nowMs: () => number = () => performance.now(),
    private readonly step = STEP,
  ) {}

  /** The page at `offset` of `total` cards, as they stood at most a second ago. Past the end it is empty. */
  async page(
    db: Queryable,
    { limit, offset, total }: { limit: number; offset: number; total: number },
  ): Promise<CardRow[]> {
    if (offset >= total) return [];
    const { mark, skip } = await this.reach(db, offset);
    return cardsAfter(db, mark, { limit, skip });
  }

  private async reach(db: Queryable, offset: number): Promise<Start> {
    const found = this.current();
    const grown = await this.grownBy(db, found);
    if (grown === null) {
      if (this.found === found) this.found = null;
      return this.reach(db, offset);
    }
    const { mark, skip } = feedPlace(offset, { grown, step: this.step });
    if (mark >= found.marks.length) await this.grow(db, found, mark);
    const nearest = found.marks[mark];
    return nearest === undefined ? { mark: null, skip: offset } : { mark: nearest, skip };
  }

  private current(): Found {
    const now = this.nowMs();
    if (this.found === null || now - this.found.at > MAX_AGE_MS)
      this.found = { marks: [], at: now, growing: Promise.resolve(), counted: null };
    return this.found;
  }

  /** Finds the marks up to `mark`. One call at a time: those who wait use what the first one finds. */
  private grow(db: Queryable, found: Found, mark: number): Promise<void> {
    const { marks } = found;
    const grown = found.growing.then(async () => {
      const missing = mark + 1 - marks.length;
      if (missing > 0)
        marks.push(...(await marksAfter(db, marks.at(-1) ?? null, { marks: missing, step: this.step })));
    });
    found.growing = grown.catch(() => undefined);
    return grown;
  }

  /**
   * How many more cards are above the first mark than when it was found, as of at most a second ago. Null if they are too many. Cards that
   * come or go further down than the first mark are not seen: until new marks are found, at most an hour, pages below them are off by so many
   * cards. The total of cards would not do instead: what changes below a page does not move it.
   */
  private grownBy(db: Queryable, found: Found): Promise<number | null> | number {
    const [first] = found.marks;
    if (first === undefined) return 0;
    const now = this.nowMs();
    if (found.counted !== null && now - found.counted.at <= COUNT_AGE_MS) return found.counted.grown;
    const most = MOST_STEPS * this.step;
    const grown = countCardsTo(db, first, most).then((cards) => (cards < most ? cards - this.step : null));
    const counted = { at: now, grown };
    found.counted = counted;
    grown.catch(() => {
      if (found.counted === counted) found.counted = null;
    });
    return grown;
  }
}

/** Marks that were found together, and what is known about them. */
interface Found {
  marks: CardMark[];
  at: number;
  growing: Promise<void>;
  counted: { at: number; grown: Promise<number | null> } | null;
}

/** A page begins so many cards after a mark, or after the top. */
interface Start {
  mark: CardMark | null;
  skip: number;
}
