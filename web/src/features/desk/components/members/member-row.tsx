import { t } from '@lingui/core/macro';
import type { Member } from '#contract/desk';
import { MEMBER_MESSAGES } from '#words/desk';
import { momentLabel } from '#words/news-clock';
import { dayLabel } from '../../../../lib/dates';
import { DeskCell } from '../table/desk-cell';
import styles from '../table/desk-table.module.css';
import { MemberActions } from './member-actions';

export function MemberRow({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { id, username, email, firstName, lastName, createdAt } = member;
  const { missing } = MEMBER_MESSAGES;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <tr>
      <DeskCell label={t`User ID`} kind="number">
        {id}
      </DeskCell>
      <DeskCell kind="text">{username || missing}</DeskCell>
      <DeskCell kind="text">{email || missing}</DeskCell>
      <DeskCell label={t`Name`} kind="text">
        {name || missing}
      </DeskCell>
      <DeskCell label={t`Created`}>
        <time dateTime={createdAt} title={momentLabel(createdAt)}>
          {dayLabel(createdAt, new Date())}
        </time>
      </DeskCell>
      <td>
        <Badges member={member} />
      </td>
      <td>
        <MemberActions member={member} isOwn={isOwn} />
      </td>
    </tr>
  );
}

function Badges({ member: { isAdmin, isEditor, isSubscribed } }: { member: Member }) {
  return (
    <>
      {isAdmin && (
        <span className={styles.badge}>{t({ message: 'Admin', context: 'badge of a member' })}</span>
      )}
      {isEditor && <span className={styles.badge}>{t`Editor`}</span>}
      {isSubscribed && <span className={styles.badge}>{t`Subscribed`}</span>}
    </>
  );
}
