import { t } from '@lingui/core/macro';
import type { TrustFactorView } from '#contract/reading';
import { TRUST_MODEL } from '#words/reading';
import { numberLabel, tenthsLabel } from '../../../../lib/language/numbers';
import { FiguresTable } from '../directory/figures-table';

/** The five factors with all inputs of the score. */
export function FactorTable({ factors }: { factors: readonly TrustFactorView[] }) {
  const rows = factors.map(({ name, weight, value, n, confidence }) => ({
    key: name,
    cells: [
      TRUST_MODEL[name].label,
      t`${{ percent: Math.round(100 * weight) }}%`,
      value === null ? t`no data` : tenthsLabel(value),
      numberLabel(n),
      t`${{ percent: Math.round(100 * confidence) }}%`,
    ],
  }));
  const columns = {
    factor: t`Factor`,
    weight: t`Weight`,
    value: t`Value`,
    evidence: t`Evidence`,
    confidence: t`Confidence`,
  };
  return <FiguresTable summary={t`The factors as a table`} columns={columns} rows={rows} />;
}
