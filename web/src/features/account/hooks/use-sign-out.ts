import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/toast';
import { toastAfterReload } from '../../../lib/device/toast-after-reload';
import { serverMessage } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import { signOut } from '../api/sign-out';

/** Signs out and reloads the front page, so that nothing of the reader stays in memory. */
export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const show = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await signOut();
      toastAfterReload({ title: t`Logout successful`, text: t`You have been logged out` });
      window.location.assign(pages.home);
    } catch (error) {
      setIsLeaving(false);
      show({ title: t`Logout failed`, text: serverMessage(error) ?? t`Logout failed`, failed: true });
    }
  };
  return { leave: () => void leave(), isLeaving };
}
