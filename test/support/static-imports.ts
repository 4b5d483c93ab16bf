import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `import{a}from"./b.js"`, `import"./b.js"` and `export*from"./b.js"`, but not `import("./b.js")`. */
const STATIC_IMPORT = /(?:^|[;}\n])(?:import|export)(?:[\w$*{}\s,]+from)?\s*["']\.\/([\w.-]+\.js)["']/g;

/** The chunks of a build, each with those that it imports statically. */
export function staticImports(folder: string): Map<string, string[]> {
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(chunks.map((name) => [name, importsIn(readFileSync(join(folder, name), 'utf8'))]));
}

export function importsIn(code: string): string[] {
  return [...code.matchAll(STATIC_IMPORT)].map(([, name = '']) => name);
}

/** A cycle of imports, with its first chunk repeated at the end. Null if there is none. */
export function importCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle !== null) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const cycle = visit(name, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
