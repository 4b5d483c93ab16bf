import { t } from '@lingui/core/macro';
import type { TrustFactorView } from '#contract/reading';
import { TRUST_MODEL } from '#words/reading';
import { numberLabel } from '../../../../lib/language/numbers';
import { FiguresTable } from '../directory/figures-table';

const COLUMNS = ['Factor', 'Weight', 'Value', 'Evidence', 'Confidence'];

/** The five factors with all inputs of the score. */
export function FactorTable({ factors }: { factors: readonly TrustFactorView[] }) {
  const rows = factors.map(({ name, weight, value, n, confidence }) => ({
    key: name,
    cells: [
      TRUST_MODEL[name].label,
      `${Math.round(100 * weight)}%`,
      value === null ? t`no data` : value.toFixed(1),
      numberLabel(n),
      `${Math.round(100 * confidence)}%`,
    ],
  }));
  return <FiguresTable summary={t`The factors as a table`} columns={COLUMNS} rows={rows} />;
}
