import { TRUST_MODEL, type TrustFactorView } from '#contract/reading';
import { FiguresTable } from '../directory/figures-table';

const COLUMNS = ['Factor', 'Weight', 'Value', 'Evidence', 'Confidence'];

/** The five factors with all inputs of the score. */
export function FactorTable({ factors }: { factors: readonly TrustFactorView[] }) {
  const rows = factors.map(({ name, weight, value, n, confidence }) => ({
    key: name,
    cells: [
      TRUST_MODEL[name].label,
      `${Math.round(100 * weight)}%`,
      value === null ? 'no data' : value.toFixed(1),
      n.toLocaleString('en'),
      `${Math.round(100 * confidence)}%`,
    ],
  }));
  return <FiguresTable summary="The factors as a table" columns={COLUMNS} rows={rows} />;
}
