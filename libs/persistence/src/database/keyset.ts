/** The last row of a page, after which the next page begins. The time is PostgreSQL's own text, which has microseconds. */
export interface KeysetPosition {
  at: string;
  id: number;
}

/** A row of a page, with its position. */
export type Positioned<T> = T & { position_at: string };

/** For a list with the newest first: every row comes before it. */
export const BEFORE_ALL: KeysetPosition = { at: 'infinity', id: 2_147_483_647 };
