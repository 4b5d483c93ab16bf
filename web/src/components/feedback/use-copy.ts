import { useToast } from './toast';

/** Copies a text and confirms it. */
export function useCopy(): (text: string, done: string) => void {
  const show = useToast();
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      show(done);
    } catch {
      // Refused, or an origin without a clipboard.
      show({ text: 'The address could not be copied.', failed: true });
    }
  };
  return (text, done) => void copy(text, done);
}
