import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FollowingList, type NotificationFrequency, type Priority } from '#contract/reading';
import { useToast } from '../../../../components/feedback/toast';
import { getJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';
import { ChangeMany } from '../change-many';

interface ApplyToAllProps {
  priority?: Priority;
  notificationFrequency?: NotificationFrequency;
  label?: string;
}

/** A button that gives every followed story the same preferences, after a question that says how many they are. */
export function ApplyToAll({ label = t`Apply to all stories you follow`, ...preferences }: ApplyToAllProps) {
  const [count, setCount] = useState<number | null>(null);
  const show = useToast();
  const open = async () => {
    try {
      const { pagination } = await getJson(calls.following({ limit: 1 }), FollowingList);
      if (pagination.total === 0) show(t`You follow no stories yet.`);
      else setCount(pagination.total);
    } catch {
      show({ title: t`Error`, text: t`The stories you follow could not be loaded.`, failed: true });
    }
  };
  return (
    <>
      <button type="button" className="button button-text" aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </button>
      {count !== null && (
        <ChangeMany topics="all" count={count} {...preferences} onClose={() => setCount(null)} />
      )}
    </>
  );
}
