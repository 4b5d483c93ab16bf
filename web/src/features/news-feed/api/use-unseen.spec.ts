import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { addGrowth, markAllSeen } from './unseen';
import { useUnseen } from './use-unseen';

describe('useUnseen', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  const grow = (from: number, to: number, added: number) => act(async () => addGrowth({ from, to, added }));

  it('counts each growth once, even if several listeners receive it', async () => {
    const { result } = renderOnPage(useUnseen);
    await grow(0, 10, 40);
    expect(result.current).toBe(0);
    await grow(10, 12, 2);
    await grow(10, 12, 2);
    await grow(12, 15, 3);
    expect(result.current).toBe(5);
  });

  it('is zero after the news feed is loaded', async () => {
    const { result } = renderOnPage(useUnseen);
    await grow(15, 20, 5);
    await grow(20, 24, 4);
    expect(result.current).toBeGreaterThan(0);
    await act(async () => markAllSeen());
    expect(result.current).toBe(0);
    await grow(24, 25, 1);
    expect(result.current).toBe(1);
  });
});
