export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Hands a link to the device's share sheet; where it has none, copies it. Closing the sheet counts as shared. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    // Refused, as in an embedded page: the clipboard may still be open.
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
