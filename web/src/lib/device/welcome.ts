const KEY = 'welcome';

/** A new reader is welcomed from the next page load on, until all questions were answered or skipped. */
export function startWelcome(username: string): void {
  keepWelcome(username, 0);
}

/** Remembers the step that this reader has reached. Nothing on the page listens: it is read when a page is loaded. */
export function keepWelcome(username: string, step: number): void {
  try {
    localStorage.setItem(KEY, `${step} ${username}`);
  } catch {
    // Storage is forbidden: the profile leads to the same questions.
  }
}

/** The step, from 0, at which the welcome of this reader goes on; null if it is over. */
export function welcomeStep(username: string): number | null {
  const [, step, whose] = /^(\d) (.+)$/su.exec(stored() ?? '') ?? [];
  return step !== undefined && whose === username ? Number(step) : null;
}

export function endWelcome(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
