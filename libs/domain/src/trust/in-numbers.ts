/** '1 report', '1,204 reports'. */
export function counted(n: number, thing: string): string {
  return `${n.toLocaleString('en')} ${thing}${n === 1 ? '' : 's'}`;
}

/** 'dates, bylines and rights' */
export function listed(things: readonly string[]): string {
  return [things.slice(0, -1).join(', '), ...things.slice(-1)].filter(Boolean).join(' and ');
}

/** '4 %', or '0.4 %' below one. */
export function percent(rate: number): string {
  const value = 100 * rate;
  return `${value > 0 && value < 1 ? Math.max(0.1, Number(value.toFixed(1))) : Math.round(value)} %`;
}
