import { resolve } from 'node:path';

/** Resolves a path against the operator's folder. npm changes the folder before it runs the worker. */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
