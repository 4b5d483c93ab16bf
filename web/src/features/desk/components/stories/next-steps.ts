type Step = { text: string; date: string };

/** Steps as lines that an editor can change: a day, then the words. */
export function asLines(steps: readonly Step[] | null): string {
  return (steps ?? []).map(({ date, text }) => `${date} ${text}`).join('\n');
}

/** The steps of such lines. A line without a day has an empty one, which the schema refuses. */
export function asSteps(lines: string): Step[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, date = '', text = line] = /^(\d{4}-\d{2}-\d{2})\s+(.+)$/.exec(line) ?? [];
      return { date, text };
    });
}
