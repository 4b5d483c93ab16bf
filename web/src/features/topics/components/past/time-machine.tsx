import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../../components/form/field';
import { pages } from '../../../../lib/urls';
import styles from './past.module.css';

/** Chooses a moment, in the reader's time zone, and shows the story as it was known then. */
export function TimeMachine({ slug, at = '' }: { slug: string; at?: string }) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new Date(String(new FormData(event.currentTarget).get('at')));
    if (!Number.isNaN(chosen.getTime())) void navigate(pages.topicThen(slug, chosen.toISOString()));
  };
  return (
    <form className={styles.machine} onSubmit={show} aria-label={t`Time machine`}>
      <Field
        label={t`Time machine`}
        name="at"
        type="datetime-local"
        defaultValue={localMoment(at)}
        required
      />
      <button type="submit" className="button">
        {t`Show the story as known then`}
      </button>
    </form>
  );
}

/** A moment as the input writes it: local, to the minute. */
function localMoment(at: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
