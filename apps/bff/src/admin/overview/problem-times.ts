import type { SystemCheck } from '#contract/desk';

export interface Problem {
  text: string;
  /** How long it has lasted (ms). Null if only this process can tell, by when it saw it first. */
  lastsMs: number | null;
}

/** Remembers when problems of unknown age were first seen, until they are gone. */
export class ProblemTimes {
  private readonly seen = new Map<string, Map<string, Date>>();

  of(check: string, problems: readonly Problem[], now: Date): SystemCheck['problems'] {
    const before = this.seen.get(check);
    const first = new Map<string, Date>();
    const shown = problems.map(({ text, lastsMs }) => {
      const since = lastsMs === null ? (before?.get(text) ?? now) : new Date(now.getTime() - lastsMs);
      first.set(text, since);
      return { text, since: since.toISOString() };
    });
    this.seen.set(check, first);
    return shown;
  }
}
