import { mutate } from 'swr';
import { OpmlLine } from '#contract/desk';
import { OPML_TYPE } from '#contract/site';
import { deskCalls } from '../../../lib/desk-calls';
import { postFileForLines } from '../../../lib/http';
import { sourceDeskCalls } from '../../../lib/source-desk-calls';

/** Imports a list of feeds, and yields what became of each. */
export async function* importOpml(file: File, signal: AbortSignal): AsyncGenerator<OpmlLine> {
  const body = { file, type: OPML_TYPE };
  yield* postFileForLines(sourceDeskCalls.opml, body, OpmlLine, signal);
  const lists = [deskCalls.feeds({}), sourceDeskCalls.sources({})];
  await mutate((key) => typeof key === 'string' && lists.some((list) => key.startsWith(list)));
}
