import type { Database } from '#persistence/database';

/** From now on, the database refuses every change to articles whose title starts with `beginning`. */
export async function refuseArticles(db: Database, beginning: string): Promise<void> {
  await db.rows(
    `create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'refused' using errcode = '22000'; end $$`,
  );
  await db.rows(
    `create trigger refuse before update on article for each row when (new.title like '${beginning}%')
       execute function refuse()`,
  );
}
