import { resolve } from 'node:path';

/** A path as the operator's shell means it: npm changes the folder before it runs us. */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
