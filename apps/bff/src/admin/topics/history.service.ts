import { Injectable } from '@nestjs/common';
import { HISTORY_PAGE, type HistoryEntry, type HistoryQuery } from '#contract/desk';
import { explainCell } from '#domain/stories/history';
import { Database } from '#persistence/database';
import { type HistoryRow, historyOfTopic, namesOfTopics, newestEntry } from '#persistence/stories/orders';

/**
 * What orders and rebuilds changed in a story and in those that were merged into it, in words. A merged story's history is told by
 * its id too.
 */
@Injectable()
export class HistoryService {
  constructor(private readonly db: Database) {}

  async ofTopic(topic: number, { before, machine }: HistoryQuery): Promise<HistoryEntry[]> {
    const seen = await newestEntry(this.db);
    const asked = { before: before ?? null, machine: machine === '1', limit: HISTORY_PAGE };
    const rows = await historyOfTopic(this.db, topic, asked);
    const names = await namesOfTopics(this.db, [...new Set(rows.flatMap(({ topic_ids }) => topic_ids))]);
    const nameOf = (id: number) => names.get(id) ?? `Story ${id}`;
    return rows.map((row) => presentEntry(row, seen, nameOf));
  }
}

function presentEntry(row: HistoryRow, seen: number, nameOf: (topic: number) => string): HistoryEntry {
  return {
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    editor: row.editor,
    at: row.at.toISOString(),
    writtenAt: row.written_at.toISOString(),
    undoesId: row.undoes_id,
    undoneBy: row.undone_by,
    seen,
    changes: row.cells.map((cell) => explainCell(cell, nameOf)),
  };
}
