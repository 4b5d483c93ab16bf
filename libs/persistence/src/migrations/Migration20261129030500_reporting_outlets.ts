import { Migration } from '@mikro-orm/migrations';
import { updateInBatches } from './in-batches.js';

/** Outlets that only commented on a milestone or expected it had been counted. Only milestones with such articles are read. */
const REPORTING_OUTLETS = `(select greatest(1, count(distinct a.source_id))::int
  from milestone_article ma join article a on a.id = ma.article_id
 where ma.milestone_id = milestone.id and ma.role not in ('comment', 'expects'))`;

/** A milestone's outlets are those that reported it. */
export class Migration20261129030500_reporting_outlets extends Migration {
  override name = 'Migration20261129030500_reporting_outlets';

  /** Batches commit one by one. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      updateInBatches(
        'milestone',
        `outlet_count = ${REPORTING_OUTLETS}`,
        `exists (select from milestone_article ma where ma.milestone_id = milestone.id and ma.role in ('comment', 'expects'))
           and outlet_count <> ${REPORTING_OUTLETS}`,
      ),
    );
  }

  override down(): void {
    // The next rebuild of a topic by the former version counts as it did.
  }
}
