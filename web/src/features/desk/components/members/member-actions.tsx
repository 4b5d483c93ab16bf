import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Member } from '#contract/desk';
import { MEMBER_MESSAGES } from '#words/desk';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { type MemberRight, toggleMember } from '../../api/change-member';
import styles from '../table/desk-table.module.css';
import { DeleteMember } from './delete-member';

const WORDS = {
  admin: { done: 'adminChanged', failed: 'adminFailed' },
  editor: { done: 'editorChanged', failed: 'editorFailed' },
  subscription: { done: 'subscriptionChanged', failed: 'subscriptionFailed' },
} as const satisfies Record<MemberRight, Record<'done' | 'failed', keyof typeof MEMBER_MESSAGES>>;

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
      show(MEMBER_MESSAGES[WORDS[right].done]);
    } catch (error) {
      const message = said(serverMessage(error) ?? (error as Error).message);
      show({ title: t`Error`, text: MEMBER_MESSAGES[WORDS[right].failed](message), failed: true });
    } finally {
      setPending(null);
    }
  };
  const button = (right: MemberRight, label: string, isDisabled = false) => (
    <button
      type="button"
      className="button button-text"
      aria-label={t`${{ name: label }}: ${{ value: member.username }}`}
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
      {button(
        'subscription',
        member.isGranted
          ? t({ message: 'Unsubscribe', context: 'end the Premium of a member' })
          : t({ message: 'Subscribe', context: 'grant Premium to a member' }),
      )}
      <button
        type="button"
        className={`button button-text ${styles.danger}`}
        aria-label={t`Delete ${{ name: member.username }}`}
        disabled={isOwn}
        onClick={() => setIsDeleting(true)}
      >
        <Trans>Delete</Trans>
      </button>
      {isDeleting && <DeleteMember member={member} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
