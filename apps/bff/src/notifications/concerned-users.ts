/** Whom a message on the channel of notifications names; null where it names nobody, or is none of ours: anybody. */
export function concernedUsers(payload: string | null): readonly number[] | null {
  try {
    const { users } = JSON.parse(payload ?? '') as { users?: unknown };
    return Array.isArray(users) ? users.filter(Number.isInteger) : null;
  } catch {
    return null;
  }
}
