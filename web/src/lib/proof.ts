/** Asks the reader. Resolves to whether a proof was given. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Asks the reader to prove who they are. Calls that need a proof at the same time share one question. */
export function askForProof(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Says who asks the reader. Returns how to stop. */
export function onProofNeeded(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = null;
  };
}
