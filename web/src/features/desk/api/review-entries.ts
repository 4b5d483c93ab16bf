import { mutate } from 'swr';
import { type ReviewChoice, ReviewEntry } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { postJson, postLasting } from '../../../lib/http';

const isOfQueue = (key: unknown) => typeof key === 'string' && key.startsWith(deskCalls.reviewQueue({}));

/** Loads the queue again, after a decision and after a failure whose outcome is unknown. */
export async function refreshQueue(): Promise<void> {
  await mutate(isOfQueue);
}

export function claim(id: number): Promise<ReviewEntry> {
  return postJson(deskCalls.reviewClaim(id), undefined, ReviewEntry);
}

/** The browser finishes this call even if the page is gone. */
export function release(id: number): Promise<void> {
  return postLasting(deskCalls.reviewRelease(id));
}

export function decide(id: number, choice: ReviewChoice): Promise<ReviewEntry> {
  return changed(id, postJson(deskCalls.reviewDecision(id), choice, ReviewEntry));
}

export function undo(id: number, version: number): Promise<ReviewEntry> {
  return changed(id, postJson(deskCalls.reviewUndo(id), { version }, ReviewEntry));
}

/** What was read of the entry before is of an older version: nobody shall decide on it. */
async function changed(id: number, change: Promise<ReviewEntry>): Promise<ReviewEntry> {
  try {
    const entry = await change;
    void mutate(deskCalls.reviewEntry(id), undefined);
    return entry;
  } finally {
    void refreshQueue();
  }
}
