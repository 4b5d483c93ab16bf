/** The `most` keys with the greatest sums, the greatest first; of equal ones, the lower key. Takes less than sorting all. */
export function heaviestKeys(sums: ReadonlyMap<number, number>, most: number): number[] {
  const keys: number[] = [];
  const kept: number[] = [];
  sums.forEach((sum, key) => {
    let at = kept.length;
    if (at === most && !isBefore(sum, key, kept[at - 1] ?? 0, keys[at - 1] ?? 0)) return;
    if (at === most) at -= 1;
    for (; at > 0 && isBefore(sum, key, kept[at - 1] ?? 0, keys[at - 1] ?? 0); at -= 1) {
      kept[at] = kept[at - 1] ?? 0;
      keys[at] = keys[at - 1] ?? 0;
    }
    kept[at] = sum;
    keys[at] = key;
  });
  return keys;
}

function isBefore(sum: number, key: number, otherSum: number, otherKey: number): boolean {
  return sum > otherSum || (sum === otherSum && key < otherKey);
}
