import { describe, expect, it } from '@jest/globals';
import { resultLines } from './result-table.js';

describe('resultLines', () => {
  it('aligns columns, and shows null as nothing', () => {
    const fields = [{ name: 'id' }, { name: 'name' }];
    const rows = [
      ['1', 'Calvessa election'],
      ['12', null],
    ];
    expect(resultLines({ command: 'SELECT', rowCount: 2, fields, rows })).toEqual([
      'id | name',
      '---+------------------',
      '1  | Calvessa election',
      '12 |',
      '(2 rows)',
    ]);
  });

  it('says what a statement without rows did', () => {
    expect(resultLines({ command: 'UPDATE', rowCount: 3, fields: [], rows: [] })).toEqual(['UPDATE 3']);
    expect(resultLines({ command: 'BEGIN', rowCount: null, fields: [], rows: [] })).toEqual(['BEGIN']);
  });

  it('lets no value control the terminal, and cuts long ones', () => {
    const fields = [{ name: 'a' }];
    const rows = [['\u001b[2Jgone\nnext'], ['x'.repeat(500)]];
    const [, , first, second] = resultLines({ command: 'SELECT', rowCount: 2, fields, rows });
    expect(first).toBe('\uFFFD[2Jgone↵next');
    expect(second).toBe(`${'x'.repeat(199)}…`);
  });

  it('shows a thousand rows at most, and counts all', () => {
    const rows = Array.from({ length: 1500 }, (_, n) => [String(n)]);
    const lines = resultLines({ command: 'SELECT', rowCount: 1500, fields: [{ name: 'n' }], rows });
    expect(lines).toHaveLength(2 + 1000 + 1);
    expect(lines.at(-1)).toBe('(1500 rows, of which 1000 are shown)');
  });
});
