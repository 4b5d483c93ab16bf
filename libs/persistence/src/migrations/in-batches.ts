/** Ids in one batch. */
const BATCH = 5000;

/**
 * SQL that updates the rows of a table in batches of ids, each committed by itself, so that readers wait for nothing and writers only for
 * a moment. For migrations whose `isTransactional()` returns false. They may be repeated after a failure, so `where` must leave out
 * the rows that are done.
 */
export function updateInBatches(table: string, set: string, where: string): string {
  return `do $$
    declare
      done int := 0;
      last int := (select coalesce(max(id), 0) from ${table});
    begin
      while done < last loop
        update ${table} set ${set} where id > done and id <= done + ${BATCH} and ${where};
        commit;
        done := done + ${BATCH};
      end loop;
    end $$;`;
}
