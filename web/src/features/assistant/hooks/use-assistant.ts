import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type AnsweredSentence, type AskQuestion, QUESTION_MAX_CHARS } from '#contract/assistant';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import { HttpError } from '../../../lib/http';
import { numberLabel } from '../../../lib/language/numbers';
import { ask } from '../api/ask';

/** What the reader asked, or what the assistant answered. */
export type Message =
  | { id: number; by: 'reader'; text: string }
  | { id: number; by: 'assistant'; sentences: AnsweredSentence[]; failure: string | null };

export interface Assistant {
  /** Oldest first. */
  messages: readonly Message[];
  isLoading: boolean;
  /** Sends a question that is not blank, unless another one is being answered. */
  send: (question: string) => void;
}

/** The questions that the reader asked about a story since the page was opened, with their answers. */
export function useAssistant(topicId: number, page: AskQuestion['page']): Assistant {
  const [messages, setMessages] = useState<Message[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const answer = async (id: number, question: string, signal: AbortSignal) => {
    const change = (changed: (message: Message) => Message) =>
      setMessages((known) => known.map((message) => (message.id === id ? changed(message) : message)));
    try {
      let hasEnded = false;
      for await (const line of ask({ topicId, question, page }, signal)) {
        if (line.type === 'end') hasEnded = true;
        else change((message) => withSentence(message, line));
      }
      if (!hasEnded) change((message) => withFailure(message, ASSISTANT_MESSAGES.stopped));
    } catch (error) {
      if (!signal.aborted) change((message) => withFailure(message, failureOf(error, question)));
    } finally {
      if (!signal.aborted) setIsLoading(false);
    }
  };

  const send = (question: string) => {
    const text = question.trim();
    if (text === '' || isLoading) return;
    const id = messages.length;
    setMessages([
      ...messages,
      { id, by: 'reader', text },
      { id: id + 1, by: 'assistant', sentences: [], failure: null },
    ]);
    setIsLoading(true);
    running.current = new AbortController();
    void answer(id + 1, text, running.current.signal);
  };

  return { messages, isLoading, send };
}

function withSentence(message: Message, sentence: AnsweredSentence): Message {
  return message.by === 'reader' ? message : { ...message, sentences: [...message.sentences, sentence] };
}

function withFailure(message: Message, failure: string): Message {
  return message.by === 'reader' ? message : { ...message, failure };
}

function failureOf(error: unknown, question: string): string {
  if (!(error instanceof HttpError)) return ASSISTANT_MESSAGES.failed;
  if (error.status === 429) return ASSISTANT_MESSAGES.tooMany;
  if (error.status !== 400 || question.length <= QUESTION_MAX_CHARS) return ASSISTANT_MESSAGES.failed;
  return t`Your question must be at most ${{ most: numberLabel(QUESTION_MAX_CHARS) }} characters.`;
}
