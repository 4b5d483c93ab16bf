import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { AskQuestion } from '#contract/assistant';
import { QUICK_MESSAGES, SUGGESTED_QUESTIONS } from '#contract/assistant';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { said } from '../../../lib/language/said';
import { useAssistant } from '../hooks/use-assistant';
import styles from './assistant-panel.module.css';
import { Messages } from './messages';
import { QuestionForm } from './question-form';

interface OpenAssistantProps {
  topicId: number;
  /** On a story's own page everybody may ask, elsewhere subscribers. */
  page: AskQuestion['page'];
}

/** Answers questions about a story from its articles, and shows the proof of each sentence. */
export function OpenAssistant({ topicId, page }: OpenAssistantProps) {
  const { messages, isLoading, send } = useAssistant(topicId, page);
  const [tab, setTab] = useState('quick');
  const tabs = [
    { key: 'quick', label: ASSISTANT_MESSAGES.quick },
    { key: 'full', label: ASSISTANT_MESSAGES.full },
  ];
  const shown = tab === 'quick' ? messages.slice(-QUICK_MESSAGES) : messages;
  return (
    <>
      <p className="meta">{ASSISTANT_MESSAGES.intro}</p>
      <ScrollingTabs label={ASSISTANT_MESSAGES.title} tabs={tabs} active={tab} onChoose={setTab} compact>
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

/** They are asked in English, which the server reads. */
function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <ul className={styles.suggestions} aria-label={t`Suggested questions`}>
      {SUGGESTED_QUESTIONS.map((question) => (
        <li key={question}>
          <button type="button" className="button" onClick={() => onChoose(question)}>
            {said(question)}
          </button>
        </li>
      ))}
    </ul>
  );
}
