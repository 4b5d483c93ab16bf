/**
 * What each section of a page shows, so that nothing is shown twice: its first `limit` entries that no earlier section shows.
 * To fill them, the section at index n needs its first `limit * (n + 1)` entries.
 */
export function onceInSections<Entry extends { id: number }>(
  sections: readonly (readonly Entry[])[],
  limit: number,
): Entry[][] {
  const shown = new Set<number>();
  return sections.map((entries) => {
    const own = entries.filter(({ id }) => !shown.has(id)).slice(0, limit);
    for (const { id } of own) shown.add(id);
    return own;
  });
}
