import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CONTACT_MESSAGES_PAGE, type ContactMessage } from '#contract/community';
import { CONTACT_DEPARTMENTS, type ContactDepartment } from '#vocabulary';
import { DEPARTMENT_LABELS } from '#words/community';
import { momentLabel } from '#words/news-clock';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Choice } from '../../../../components/form/choice';
import { PageSteps } from '../../../../components/page-steps';
import { useContactMessages } from '../../api/use-content';
import styles from './content.module.css';

/** Messages of the contact form, newest first, for admins. They are answered by email. */
export function MessageList() {
  const [department, setDepartment] = useState<ContactDepartment | ''>('');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useContactMessages({
    department: department || undefined,
    limit: CONTACT_MESSAGES_PAGE,
    offset: (page - 1) * CONTACT_MESSAGES_PAGE,
  });
  const pageCount = Math.ceil((data?.total ?? 0) / CONTACT_MESSAGES_PAGE);
  return (
    <>
      <div className={styles.chosen}>
        <Choice
          label={t`Department`}
          value={department}
          choices={[
            { value: '', label: t`All` },
            ...CONTACT_DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
          ]}
          onChange={(chosen) => {
            setDepartment(chosen);
            setPage(1);
          }}
        />
      </div>
      {error !== undefined && data === undefined && (
        <LoadFailed title={t`The messages could not be loaded.`} onRetry={mutate} />
      )}
      {data?.total === 0 && <Callout title={t`No messages.`} />}
      <ul className={styles.list} aria-label={t`Messages`}>
        {data?.entries.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      <PageSteps label={t`Pages of messages`} page={page} pageCount={pageCount} onGo={setPage} />
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
        {username !== null && ` · ${t`signed in as ${username}`}`} · {DEPARTMENT_LABELS[department]} ·{' '}
        <time dateTime={createdAt}>{momentLabel(createdAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
