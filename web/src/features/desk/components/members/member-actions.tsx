import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Member } from '#contract/desk';
import { MEMBER_MESSAGES } from '#words/desk';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { type MemberRight, toggleMember } from '../../api/change-member';
import styles from '../table/desk-table.module.css';
import { DeleteMember } from './delete-member';

const WORDS: Readonly<Record<MemberRight, { done: string; failed: (message: string) => string }>> = {
  admin: { done: MEMBER_MESSAGES.adminChanged, failed: MEMBER_MESSAGES.adminFailed },
  editor: { done: MEMBER_MESSAGES.editorChanged, failed: MEMBER_MESSAGES.editorFailed },
  subscription: { done: MEMBER_MESSAGES.subscriptionChanged, failed: MEMBER_MESSAGES.subscriptionFailed },
};

interface MemberActionsProps {
  member: Member;
  /** The reader's own account, which keeps its admin rights and cannot be deleted here. */
  isOwn: boolean;
}

export function MemberActions({ member, isOwn }: MemberActionsProps) {
  const show = useToast();
  const [pending, setPending] = useState<MemberRight | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const held = { admin: member.isAdmin, editor: member.isEditor, subscription: member.isGranted };
  const toggle = async (right: MemberRight) => {
    if (pending !== null) return;
    setPending(right);
    try {
      await toggleMember(member.id, right, !held[right]);
      show(WORDS[right].done);
    } catch (error) {
      const message = serverMessage(error) ?? (error as Error).message;
      show({ title: t`Error`, text: WORDS[right].failed(message), failed: true });
    } finally {
      setPending(null);
    }
  };
  const button = (right: MemberRight, label: string, isDisabled = false) => (
    <button
      type="button"
      className="button button-text"
      aria-label={`${label}: ${member.username}`}
      aria-disabled={pending !== null}
      disabled={isDisabled}
      onClick={() => void toggle(right)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.actions}>
      {button('admin', member.isAdmin ? t`Remove Admin` : t`Make Admin`, isOwn)}
      {button('editor', member.isEditor ? t`Remove Editor` : t`Make Editor`)}
      {button('subscription', member.isGranted ? t`Unsubscribe` : t`Subscribe`)}
      <button
        type="button"
        className={`button button-text ${styles.danger}`}
        aria-label={t`Delete ${member.username}`}
        disabled={isOwn}
        onClick={() => setIsDeleting(true)}
      >
        <Trans>Delete</Trans>
      </button>
      {isDeleting && <DeleteMember member={member} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
