import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Puts an article on top of the reading history; the server notes nothing of readers who keep none. */
export function noteOpening(articleId: number): Promise<void> {
  return postJson(calls.readingListEntry('history', articleId));
}
