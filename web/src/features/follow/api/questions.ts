import useSWR, { mutate } from 'swr';
import { StoryQuestion, StoryQuestions } from '#contract/reading';
import { deleteJson, getJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The reader's questions about a followed story. */
export function useQuestions(topicId: number) {
  return useSWR(calls.topicQuestions(topicId), (url: string) => getJson(url, StoryQuestions));
}

/** Asks, or takes the removal of the same question back. */
export async function askQuestion(topicId: number, text: string): Promise<StoryQuestion> {
  const asked = await postJson(calls.topicQuestions(topicId), { text }, StoryQuestion);
  await mutate(calls.topicQuestions(topicId));
  return asked;
}

export async function removeQuestion(topicId: number, id: number): Promise<void> {
  await deleteJson(calls.topicQuestion(topicId, id));
  await mutate(calls.topicQuestions(topicId));
}
