import type { ChangedNumber } from '#contract/timeline';
import type { NumberSeries } from '#domain/timeline/claims';
import type { TopicClaimRow } from '#persistence/timeline';
import { presentClaim } from './milestone.presenter.js';

export function presentChangedNumber({ kind, unit, steps }: NumberSeries<TopicClaimRow>): ChangedNumber {
  return {
    kind,
    unit,
    steps: steps.map(({ claim, origins }) => ({ ...presentClaim(claim), originCount: origins })),
  };
}
