import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Puts an article on top of the reading history. The server ignores it if the reader keeps no history. */
export function recordOpening(articleId: number): Promise<void> {
  return postJson(calls.readingListEntry('history', articleId));
}
