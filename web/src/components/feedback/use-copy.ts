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
      show({ text: 'It could not be copied. Please select the text.', failed: true });
    }
  };
  return (text, done) => void copy(text, done);
}
