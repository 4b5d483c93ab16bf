import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import type { Message } from '../hooks/use-assistant';
import styles from './messages.module.css';
import { SentenceWithProof } from './sentence-with-proof';

interface MessagesProps {
  messages: readonly Message[];
  isLoading: boolean;
  /** Shows more of the list. */
  isTall: boolean;
}

/** Questions and answers, oldest first. New sentences are announced, and scrolled into view. */
export function Messages({ messages, isLoading, isTall }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const length = last?.by === 'assistant' ? last.sentences.length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after each new sentence
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, length]);
  // The suggestion that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={list}
      role="log"
      aria-label={t`Questions and answers`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`${styles.log} ${isTall ? styles.tall : ''}`}
    >
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} isWriting={isLoading && message === last} />
      ))}
    </div>
  );
}

function MessageItem({ message, isWriting }: { message: Message; isWriting: boolean }) {
  if (message.by === 'reader') return <p className={styles.question}>{message.text}</p>;
  return (
    <div className={styles.answer}>
      {message.sentences.map((sentence) => (
        <SentenceWithProof key={sentence.text} sentence={sentence} />
      ))}
      {message.failure !== null && (
        <p role="alert" className={styles.failure}>
          {message.failure}
        </p>
      )}
      {isWriting && <p className="meta">{ASSISTANT_MESSAGES.loading}</p>}
    </div>
  );
}
