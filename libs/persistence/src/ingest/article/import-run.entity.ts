import { defineEntity, p } from '@mikro-orm/core';

const ImportRunSchema = defineEntity({
  name: 'ImportRun',
  properties: {
    /** SHA-256 of the archive's bytes: the same file goes on where it stopped, under any name. */
    fileHash: p.text().primary(),
    fileName: p.text(),
    linesDone: p.integer().default(0),
    added: p.integer().default(0),
    /** Lines that make no article. */
    dropped: p.integer().default(0),
    /** System time. */
    startedAt: p.datetime(),
    updatedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'import_run_counts_positive', expression: 'lines_done >= 0 and added >= 0 and dropped >= 0' },
  ],
});

/** How far an archive of items has been read in. */
export class ImportRun extends ImportRunSchema.class {}
ImportRunSchema.setClass(ImportRun);
