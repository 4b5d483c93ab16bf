const MOST = 2_000;

/**
 * Wraps a pure function of one text, so that a text that is read again soon is not computed again: a growing story is rebuilt
 * with every batch, and most of its texts stay the same. Keeps the results of the last `most` to 2 · `most` texts. They are
 * shared, so callers must not change them.
 */
export function oncePerText<Result>(read: (text: string) => Result, most = MOST): (text: string) => Result {
  let young = new Map<string, Result>();
  let old = new Map<string, Result>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const before = old.get(text);
    const result = before === undefined ? read(text) : before;
    if (young.size >= most) [young, old] = [new Map(), young];
    young.set(text, result);
    return result;
  };
}
