export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Opens the device's share sheet, or copies the link if there is none. Closing the sheet counts as shared. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    // Refused, such as in an embedded page. The clipboard may still work.
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
