import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { QUESTION_MAX_CHARS } from '#contract/assistant';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import styles from './assistant-panel.module.css';

interface QuestionFormProps {
  isLoading: boolean;
  onSend: (question: string) => void;
}

/** Enter sends, Shift and Enter inserts a line break. Blank text cannot be sent. */
export function QuestionForm({ isLoading, onSend }: QuestionFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const canSend = text.trim() !== '' && !isLoading;
  const send = () => {
    if (!canSend) return;
    onSend(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className="visually-hidden">
        {ASSISTANT_MESSAGES.placeholder}
      </label>
      <textarea
        id={id}
        rows={2}
        className={styles.input}
        placeholder={ASSISTANT_MESSAGES.placeholder}
        maxLength={QUESTION_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button button-primary" aria-disabled={!canSend || undefined}>
        {ASSISTANT_MESSAGES.send}
      </button>
    </form>
  );
}
