/** Skips calls while the previous one is running, so that slow work does not pile up. `work` never rejects. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => {
      isRunning = false;
    });
  };
}
