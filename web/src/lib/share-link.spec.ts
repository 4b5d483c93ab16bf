import { afterEach, describe, expect, it } from '@jest/globals';
import { shareLink } from './share-link';

const LINK = { title: 'Dam', url: 'https://example.org/topics/dam' };

function browserWith(parts: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  if (parts.share) Object.defineProperty(navigator, 'share', { value: parts.share, configurable: true });
  const clipboard = parts.writeText && { writeText: parts.writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

describe('shareLink', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('passes the link to the share sheet', async () => {
    browserWith({ share: async () => {} });
    expect(await shareLink(LINK)).toBe('shared');
  });

  it('treats a closed sheet as shared', async () => {
    browserWith({ share: () => Promise.reject(new DOMException('Closed', 'AbortError')) });
    expect(await shareLink(LINK)).toBe('shared');
  });

  it('copies the address if sharing is refused or missing', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    browserWith({ share: () => Promise.reject(new DOMException('No', 'NotAllowedError')), writeText });
    expect(await shareLink(LINK)).toBe('copied');
    Reflect.deleteProperty(navigator, 'share');
    expect(await shareLink(LINK)).toBe('copied');
    expect(copied).toEqual([LINK.url, LINK.url]);
  });

  it('fails without a clipboard', async () => {
    browserWith({});
    expect(await shareLink(LINK)).toBe('failed');
  });
});
