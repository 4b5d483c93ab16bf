/** The changes that make a feed due at `at` (news time) for an operator, and reset its failures. */
export function dueAtOnce(at: Date) {
  return {
    state: 'active',
    state_reason: null,
    next_check_at: at,
    next_check_reason: 'operator',
    failure_count: 0,
    failing_since: null,
    dead_since: null,
  } as const;
}
