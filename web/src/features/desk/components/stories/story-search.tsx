import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Field } from '../../../../components/form/field';
import { useSettled } from '../../../../lib/settled-value';
import { useDeskTopics } from '../../api/use-desk-stories';
import styles from './stories.module.css';

interface StorySearchProps {
  label: string;
  /** A story that cannot be chosen. */
  except?: number;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

const PAUSE_MS = 200;
const SHOWN = 8;

/** Finds a story by name, label or id. Typing on takes the choice back. */
export function StorySearch({ label, except, chosen, onChoose }: StorySearchProps) {
  const [q, setQ] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const asked = useSettled(q.trim(), PAUSE_MS);
  const { data } = useDeskTopics(asked === '' ? null : { q: asked, limit: SHOWN });
  const found = (data?.entries ?? []).filter(({ id }) => id !== except);
  return (
    <>
      <Field
        ref={input}
        label={label}
        type="search"
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          onChoose(null);
        }}
        hint={t`Name, label or id`}
      />
      {chosen === null && asked !== '' && data !== undefined && (
        <ul className={styles.found} aria-label={t`Stories found`}>
          {found.length === 0 && (
            <li role="status">
              <Trans>No story matches.</Trans>
            </li>
          )}
          {found.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className="button button-text"
                onClick={() => {
                  setQ(each.label ?? each.name);
                  onChoose(each.id);
                  // The list with this button goes.
                  input.current?.focus();
                }}
              >
                <span lang={each.language}>{each.label ?? each.name}</span> ({each.articleCount})
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
