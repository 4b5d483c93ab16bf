import type { Target, TargetDelivery } from '#contract/notifications';
import type { TargetDeliveryRow, TargetRow } from '#persistence/notifications';

export function presentTarget(row: TargetRow): Target {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    place: row.place,
    takesAll: row.takes_all,
    heedsQuiet: row.heeds_quiet,
    state: stateOf(row),
    stopReason: row.stop_reason,
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
    waiting: row.waiting,
    dead: row.dead,
  };
}

function stateOf(row: TargetRow): Target['state'] {
  if (row.stopped_at !== null) return 'stopped';
  if (row.confirmed_at === null) return 'unconfirmed';
  return row.paused_at === null ? 'active' : 'paused';
}

export function presentDelivery(row: TargetDeliveryRow): TargetDelivery {
  return {
    id: row.id,
    title: row.title,
    language: row.topic_language,
    link: row.topic_slug === null ? null : `/topics/${row.topic_slug}`,
    state: deliveryStateOf(row),
    attempts: row.attempts,
    fault: row.fault,
    orderedAt: row.ordered_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
  };
}

function deliveryStateOf({ sent_at, dead_at, dropped_at }: TargetDeliveryRow): TargetDelivery['state'] {
  if (sent_at !== null) return 'sent';
  if (dead_at !== null) return 'dead';
  return dropped_at === null ? 'waiting' : 'dropped';
}
