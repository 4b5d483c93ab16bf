import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { API_COUNTED_MOST, type OperationId, type PageInfo } from '#contract/v1';
import type { KeysetPosition } from '#persistence/database';
import { Cursors } from './cursors.service.js';

/** Which page of which list. The other fields are the list's filters. */
export interface Asked {
  limit: number;
  cursor?: string | undefined;
}

/** How a list is read. */
export interface ListParts<Position, Row> {
  /** At most `limit` rows after a position, or the first ones. */
  load: (page: { after: Position | null; limit: number }) => Promise<Row[]>;
  positionOf: (row: Row) => Position;
  /** Counts up to this number. */
  count: (most: number) => Promise<number>;
}

const Keyset = z.object({ at: z.string().max(40), id: z.int() });
const Id = z.int().min(0);

/** Pages of lists: the rows, the cursor of the next page and the total. */
@Injectable()
export class Pages {
  constructor(private readonly cursors: Cursors) {}

  /** A list in the order of times, newest first. */
  byTime<Row extends { position_at: string }>(
    id: OperationId,
    asked: Asked,
    { idOf, ...parts }: Omit<ListParts<KeysetPosition, Row>, 'positionOf'> & { idOf: (row: Row) => number },
  ) {
    const positionOf = (row: Row) => ({ at: row.position_at, id: idOf(row) });
    return this.page(id, asked, Keyset, { ...parts, positionOf });
  }

  /** A list in the order of whole numbers. */
  byNumber<Row>(id: OperationId, asked: Asked, parts: ListParts<number, Row>) {
    return this.page(id, asked, Id, parts);
  }

  /** The position in a list that is read by offset; 0 on its first page. */
  async offset(id: OperationId, asked: Asked): Promise<number> {
    return asked.cursor === undefined ? 0 : this.cursors.read(listOf(id, asked), asked.cursor, Id);
  }

  /** The cursor of the page that begins at this offset. */
  cursorAt(id: OperationId, asked: Asked, offset: number): Promise<string> {
    return this.cursors.write(listOf(id, asked), offset);
  }

  private async page<Position, Row>(
    id: OperationId,
    asked: Asked,
    positions: z.ZodType<Position>,
    { load, positionOf, count }: ListParts<Position, Row>,
  ): Promise<{ rows: Row[]; page: PageInfo }> {
    const list = listOf(id, asked);
    const after = asked.cursor === undefined ? null : await this.cursors.read(list, asked.cursor, positions);
    const [found, counted] = await Promise.all([
      load({ after, limit: asked.limit + 1 }),
      count(API_COUNTED_MOST + 1),
    ]);
    const rows = found.slice(0, asked.limit);
    const last = rows.at(-1);
    const next =
      found.length > rows.length && last !== undefined
        ? await this.cursors.write(list, positionOf(last))
        : null;
    return { rows, page: { next, ...totalOf(counted) } };
  }
}

/** @param counted one more than is counted if there are more */
export function totalOf(counted: number): Pick<PageInfo, 'total' | 'isTotalExact'> {
  return { total: Math.min(counted, API_COUNTED_MOST), isTotalExact: counted <= API_COUNTED_MOST };
}

/** A list with its filters, in one form whatever their order in the address. */
function listOf(id: OperationId, { limit: _, cursor: __, ...filters }: Asked): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify([id, ...given.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
