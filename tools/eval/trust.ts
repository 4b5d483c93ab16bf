import { basename } from 'node:path';
import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { sourcesOfHosts } from '#persistence/sources';
import type { CommandLine } from '../start/command-line.js';
import { openDatabase } from '../start/database/open-database.js';
import { readTrustLabels } from './gold/trust-labels.js';
import { labelsOfOutlets } from './gold/trust-outlets.js';
import { type Assessed, scoreTrust } from './scores/score-trust.js';

/**
 * Ranks labelled sources (`domain,label`, higher is better) by their newest assessments in the configured database. Prints Spearman's
 * rho with its 95% interval, for the score with and without the external factor. A label finds its source by any domain of the outlet.
 */
export async function run({ operands }: CommandLine): Promise<void> {
  const database = await openDatabase();
  const db = await connectDatabase(database.url, 2);
  try {
    const assessed = await newestAssessments(db);
    for (const file of operands) {
      const labels = await readTrustLabels(file);
      const domains = labels.map(({ domain }) => domain);
      const outlets = labelsOfOutlets(labels, await sourcesOfHosts(db, domains));
      const line = {
        eval: 'trust',
        file: basename(file),
        labels: labels.length,
        ...scoreTrust(outlets, assessed),
      };
      console.log(JSON.stringify(line));
    }
  } finally {
    await db.close();
    await database.close();
  }
}

/** The newest assessment of each source. */
function newestAssessments(db: Database): Promise<Assessed[]> {
  return db.rows<Assessed>(
    `select distinct on (s.id) s.domain, t.score, t.coverage, t.factors
       from trust_assessment t join source s on s.id = t.source_id
      order by s.id, t.assessed_at desc, t.id desc`,
  );
}
