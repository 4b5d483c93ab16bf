import { basename } from 'node:path';
import { connectDatabase } from '#persistence/schema';
import { openDatabase } from '../start/open-database.js';
import { type Assessed, scoreTrust } from './scores/score-trust.js';
import { readTrustLabels } from './trust-labels.js';

/**
 * Ranks labelled sources (`domain,label`, higher is better) by their newest assessments in the configured database. Prints Spearman's
 * rho with its 95% interval, for the score with and without the external factor.
 */
export async function run(files: string[]): Promise<void> {
  const database = await openDatabase();
  try {
    const assessed = await newestAssessments(database.url);
    for (const file of files) {
      const line = {
        eval: 'trust',
        file: basename(file),
        ...scoreTrust(await readTrustLabels(file), assessed),
      };
      console.log(JSON.stringify(line));
    }
  } finally {
    await database.close();
  }
}

async function newestAssessments(url: string): Promise<Assessed[]> {
  const db = await connectDatabase(url, 2);
  try {
    return await db.rows<Assessed>(
      `select distinct on (s.id) s.domain, t.score, t.coverage, t.factors
         from trust_assessment t join source s on s.id = t.source_id
        order by s.id, t.assessed_at desc, t.id desc`,
    );
  } finally {
    await db.close();
  }
}
