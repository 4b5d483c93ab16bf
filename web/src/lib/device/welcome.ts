const KEY = 'welcome';

/** A new reader is welcomed once, on the next page load in this tab. */
export function welcomeAfterReload(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is forbidden: the profile leads to the same questions.
  }
}

export function isWelcomeDue(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function dropWelcome(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
