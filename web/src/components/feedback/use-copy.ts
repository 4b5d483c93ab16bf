import { useToast } from './toast';

/** What to say afterwards. */
interface CopyWords {
  done: string;
  /** With another way to get the text, if the page has one. */
  failed: string;
}

/** Copies a text, and says whether it worked. */
export function useCopy(): (text: string, words: CopyWords) => void {
  const show = useToast();
  const copy = async (text: string, { done, failed }: CopyWords) => {
    try {
      await navigator.clipboard.writeText(text);
      show(done);
    } catch {
      // Refused, or an origin without a clipboard.
      show({ text: failed, failed: true });
    }
  };
  return (text, words) => void copy(text, words);
}
