/**
 * The fields of `value` that `read` never reads, as paths. The Kubernetes validators read every field that they know and pass over
 * the others, so these are the misspelt ones.
 */
export function unreadFields(value: object, read: (value: object) => void): string[] {
  const unread = new Set<string>();
  read(watched(value, '', unread));
  return [...unread];
}

function watched<T>(value: T, path: string, unread: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  const pathOf = (key: string | symbol) => `${path}/${String(key)}`;
  const copy = structuredClone(value) as Record<string, unknown>;
  for (const [key, child] of Object.entries(value)) {
    unread.add(pathOf(key));
    copy[key] = watched(child, pathOf(key), unread);
  }
  const get = (target: object, key: string | symbol) => {
    unread.delete(pathOf(key));
    return Reflect.get(target, key);
  };
  return new Proxy(copy, { get }) as T;
}
