import { t } from '@lingui/core/macro';
import { type ShareOutcome, shareLink } from '../../lib/share-link';
import { useToast } from './toast';

/** What to say; null if the device said it. */
function messageOf(outcome: ShareOutcome): string | null {
  switch (outcome) {
    case 'shared':
      return null;
    case 'copied':
      return t`Link copied.`;
    case 'failed':
      return t`The link could not be copied.`;
  }
}

/** Shares a page of this site, or copies its address and confirms it. */
export function useShare(): (page: { title: string; path: string }) => void {
  const show = useToast();
  const share = async (title: string, path: string) => {
    const url = new URL(path, window.location.origin).href;
    const message = messageOf(await shareLink({ title, url }));
    if (message !== null) show(message);
  };
  return ({ title, path }) => void share(title, path);
}
