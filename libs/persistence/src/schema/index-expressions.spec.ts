import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from './mikro-orm.config.js';

const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
const migrations = readdirSync(folder)
  .filter((name) => name.startsWith('Migration'))
  .toSorted()
  .map((name) => readFileSync(`${folder}${name}`, 'utf8'));

/**
 * The last statement in any migration that creates this index, from its name to its end. An index that replaces another is created
 * beside it, and renamed.
 */
function created(name: string): string | undefined {
  const statements = migrations.flatMap((text) =>
    [...text.matchAll(/create (?:unique )?index [^;`]+/g)].map(([statement]) =>
      statement.trim().replace(' concurrently', '').replace('_next on ', ' on '),
    ),
  );
  return statements.findLast((statement) => statement.includes(` index ${name} `));
}

async function indexExpressions(): Promise<[string, string][]> {
  const orm = await MikroORM.init(ormConfig('postgres://nobody@127.0.0.1:1/none'));
  try {
    return [...orm.getMetadata().getAll().values()].flatMap(({ indexes }) =>
      indexes.flatMap(({ name, expression }): [string, string][] =>
        typeof name === 'string' && typeof expression === 'string' ? [[name, expression]] : [],
      ),
    );
  } finally {
    await orm.close();
  }
}

describe('indexes written in SQL', () => {
  it('match the newest migration that creates them, because migration:create compares only names', async () => {
    const expressions = await indexExpressions();
    expect(expressions.length).toBeGreaterThan(10);
    expect(expressions.map(([name]) => [name, created(name)])).toEqual(expressions);
  });
});
