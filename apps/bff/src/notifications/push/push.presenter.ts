import type { PushDevice } from '#contract/notifications';
import type { PushDeviceRow } from '#persistence/notifications';

export function presentDevice(row: PushDeviceRow, sessionId: number): PushDevice {
  return {
    id: row.id,
    device: row.device,
    isThis: row.session_id === sessionId,
    createdAt: row.created_at.toISOString(),
    toldAt: row.told_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
  };
}
