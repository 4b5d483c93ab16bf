import { useId, useState } from 'react';
import {
  ASSISTANT_MESSAGES,
  type AskQuestion,
  QUICK_MESSAGES,
  SUGGESTED_QUESTIONS,
} from '#contract/assistant';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { useReader } from '../../account/api/use-reader';
import { useAssistant } from '../hooks/use-assistant';
import styles from './assistant-panel.module.css';
import { LockedAssistant } from './locked-assistant';
import { Messages } from './messages';
import { QuestionForm } from './question-form';

interface AssistantPanelProps {
  topicId: number;
  /** On a story's own page everybody may ask, elsewhere subscribers. */
  page: AskQuestion['page'];
}

/** Answers questions about a story from its articles, and shows the proof of each sentence. */
export function AssistantPanel({ topicId, page }: AssistantPanelProps) {
  const id = useId();
  const { reader } = useReader();
  const isOpen = page === 'story' || reader?.isSubscribed === true;
  return (
    <section aria-labelledby={id} className={styles.panel} data-print="no">
      <h2 id={id} className={styles.title}>
        {ASSISTANT_MESSAGES.title}
      </h2>
      {isOpen ? <OpenAssistant topicId={topicId} page={page} /> : <LockedAssistant topicId={topicId} />}
    </section>
  );
}

const TABS = [
  { key: 'quick', label: ASSISTANT_MESSAGES.quick },
  { key: 'full', label: ASSISTANT_MESSAGES.full },
];

function OpenAssistant({ topicId, page }: AssistantPanelProps) {
  const { messages, isLoading, send } = useAssistant(topicId, page);
  const [tab, setTab] = useState('quick');
  const shown = tab === 'quick' ? messages.slice(-QUICK_MESSAGES) : messages;
  return (
    <>
      <p className="meta">{ASSISTANT_MESSAGES.intro}</p>
      <ScrollingTabs label={ASSISTANT_MESSAGES.title} tabs={TABS} active={tab} onChoose={setTab} compact>
        {messages.length === 0 ? (
          <Suggestions onChoose={send} />
        ) : (
          <Messages messages={shown} isLoading={isLoading} isTall={tab === 'full'} />
        )}
      </ScrollingTabs>
      <p role="status" className="visually-hidden">
        {isLoading ? ASSISTANT_MESSAGES.loading : ''}
      </p>
      <QuestionForm isLoading={isLoading} onSend={send} />
    </>
  );
}

function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <ul className={styles.suggestions} aria-label="Suggested questions">
      {SUGGESTED_QUESTIONS.map((question) => (
        <li key={question}>
          <button type="button" className="button" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
