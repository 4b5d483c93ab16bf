/** An operator's wish: the feed is asked `at` once (news time), its failures forgotten. */
export function askedAtOnce(at: Date) {
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
