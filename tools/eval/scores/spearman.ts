/** 95%, two-sided. */
const Z = 1.96;

/** Spearman's rank correlation. Equal values share their mean rank. Null for fewer than three pairs, or if one side is constant. */
export function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 3) return null;
  const a = ranks(pairs.map(([one]) => one));
  const b = ranks(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  let together = 0;
  let spreadA = 0;
  let spreadB = 0;
  for (const [at, rank] of a.entries()) {
    const other = (b[at] ?? mean) - mean;
    together += (rank - mean) * other;
    spreadA += (rank - mean) ** 2;
    spreadB += other ** 2;
  }
  return spreadA === 0 || spreadB === 0 ? null : together / Math.sqrt(spreadA * spreadB);
}

/** The 95% interval of a rank correlation: Fisher's z with the variance of Bonett and Wright (2000). */
export function interval(rho: number, n: number): [number, number] | null {
  if (n < 5 || Math.abs(rho) >= 1) return null;
  const z = Math.atanh(rho);
  const off = Z * Math.sqrt((1 + rho ** 2 / 2) / (n - 3));
  return [Math.tanh(z - off), Math.tanh(z + off)];
}

function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const found = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let at = from; at <= to; at++) found[order[at] ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return found;
}
