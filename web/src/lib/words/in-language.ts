import { said } from '../language/said';

/**
 * A table of English words, and of functions that return them, as the language of the interface has them. Each is
 * translated when it is read, since tables exist before the language is known.
 */
export function inLanguage<T extends object>(table: T): T {
  return new Proxy(table, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value === 'string') return said(value);
      if (typeof value === 'object' && value !== null) return inLanguage(value);
      // Not those of lists, such as `map`.
      if (typeof value !== 'function' || !Object.hasOwn(target, key)) return value;
      return (...filled: unknown[]) => said(value(...filled));
    },
  });
}
