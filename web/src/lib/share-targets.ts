/** Where a page's address can be shared. Each takes it as the last parameter. */
export const SHARE_TARGETS = [
  { name: 'Bluesky', address: 'https://bsky.app/intent/compose?text=' },
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
  { name: 'X', address: 'https://x.com/intent/post?url=' },
] as const;

export const shareAddress = (target: string, page: string): string => target + encodeURIComponent(page);
