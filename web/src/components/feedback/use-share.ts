import { type ShareOutcome, shareLink } from '../../lib/share-link';
import { useToast } from './toast';

const OUTCOMES: Record<ShareOutcome, string | null> = {
  shared: null,
  copied: 'Link copied.',
  failed: 'The link could not be copied.',
};

/** Shares a page of this site, or copies its address and confirms it. */
export function useShare(): (page: { title: string; path: string }) => void {
  const show = useToast();
  const share = async (title: string, path: string) => {
    const url = new URL(path, window.location.origin).href;
    const message = OUTCOMES[await shareLink({ title, url })];
    if (message !== null) show(message);
  };
  return ({ title, path }) => void share(title, path);
}
