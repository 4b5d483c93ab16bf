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

export async function decide(id: number, choice: ReviewChoice): Promise<ReviewEntry> {
  try {
    return await postJson(deskCalls.reviewDecision(id), choice, ReviewEntry);
  } finally {
    void refreshQueue();
  }
}

export async function undo(id: number, version: number): Promise<ReviewEntry> {
  try {
    return await postJson(deskCalls.reviewUndo(id), { version }, ReviewEntry);
  } finally {
    void refreshQueue();
  }
}
