import { useState } from 'react';
import { CONTACT_MESSAGES_PAGE, type ContactMessage, DEPARTMENT_LABELS } from '#contract/community';
import { momentLabel } from '#contract/news-clock';
import { CONTACT_DEPARTMENTS, type ContactDepartment } from '#vocabulary';
import { Callout } from '../../../../components/feedback/callout';
import { Choice } from '../../../../components/form/choice';
import { useContactMessages } from '../../api/use-content';
import styles from './content.module.css';
import { PageSteps } from './page-steps';

const DEPARTMENTS: readonly { value: ContactDepartment | ''; label: string }[] = [
  { value: '', label: 'All' },
  ...CONTACT_DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
];

/** Messages of the contact form, newest first, for admins. They are answered by email. */
export function MessageList() {
  const [department, setDepartment] = useState<ContactDepartment | ''>('');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useContactMessages({
    department: department || undefined,
    limit: CONTACT_MESSAGES_PAGE,
    offset: (page - 1) * CONTACT_MESSAGES_PAGE,
  });
  return (
    <>
      <div className={styles.chosen}>
        <Choice
          label="Department"
          value={department}
          choices={DEPARTMENTS}
          onChange={(chosen) => {
            setDepartment(chosen);
            setPage(1);
          }}
        />
      </div>
      {error !== undefined && data === undefined && (
        <Callout alert title="The messages could not be loaded.">
          <button type="button" className="button" onClick={() => void mutate()}>
            Try Again
          </button>
        </Callout>
      )}
      {data?.total === 0 && <Callout title="No messages." />}
      <ul className={styles.list} aria-label="Messages">
        {data?.entries.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      <PageSteps page={page} size={CONTACT_MESSAGES_PAGE} total={data?.total ?? 0} onGo={setPage} />
    </>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { subject, name, email, username, department, createdAt, message: text } = message;
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <li className={styles.message}>
      <h2 className={styles.subject}>{subject}</h2>
      <p className="meta">
        {name} · <a href={answer}>{email}</a>
        {username !== null && ` · signed in as ${username}`} · {DEPARTMENT_LABELS[department]} ·{' '}
        <time dateTime={createdAt}>{momentLabel(createdAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
