import { defineEntity, p } from '@mikro-orm/core';

const ImportRunSchema = defineEntity({
  name: 'ImportRun',
  properties: {
    /** SHA-256 of the archive. The same file is continued under any name. */
    fileHash: p.text().primary(),
    fileName: p.text(),
    linesDone: p.integer().default(0),
    added: p.integer().default(0),
    /** Lines that were rejected. */
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

/** The progress of importing an archive of items. */
export class ImportRun extends ImportRunSchema.class {}
ImportRunSchema.setClass(ImportRun);
