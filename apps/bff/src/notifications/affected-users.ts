/** The user ids in a message on the notifications channel. Null (any user) if it holds none or is malformed. */
export function affectedUsers(payload: string | null): readonly number[] | null {
  try {
    const { users } = JSON.parse(payload ?? '') as { users?: unknown };
    return Array.isArray(users) ? users.filter(Number.isInteger) : null;
  } catch {
    return null;
  }
}
