import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { failure, LocalServer } from '../testing/local-server';
import { closePage } from '../testing/page';
import { NewsClockProvider, useNewsClock } from './news-clock';

const NOW = '2031-03-04T09:00:00.000Z';
const recording = {
  name: 'valley',
  from: '2031-03-03T00:00:00.000Z',
  to: '2031-03-17T00:00:00.000Z',
  fictional: true,
  speed: 60,
};
const meta = {
  product: 'Followthrough',
  version: '1',
  now: NOW,
  feeds: 'recorded',
  recording,
  banner: null,
  socialLinks: [],
  imageProxy: true,
};

describe('useNewsClock', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await closePage(server);
  });

  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false }}>
      <NewsClockProvider>{children}</NewsClockProvider>
    </SWRConfig>
  );
  const opened = () => renderHook(useNewsClock, { wrapper });

  it("starts at the server's time and runs at the speed of the recording", async () => {
    server.on('GET /api/meta', meta);
    const { result } = opened();
    expect(result.current.settled).toBe(false);
    await waitFor(() => expect(result.current.settled).toBe(true));
    act(() => jest.advanceTimersByTime(30_000));
    const newsMinutes = (result.current.now.getTime() - Date.parse(NOW)) / 60_000;
    expect(newsMinutes).toBeGreaterThan(20);
    expect(newsMinutes).toBeLessThan(40);
  });

  it("uses the device's clock if the server fails", async () => {
    server.on('GET /api/meta', () => failure(500, 'internal', 'Broken.'));
    const { result } = opened();
    await waitFor(() => expect(result.current.settled).toBe(true));
    expect(Math.abs(result.current.now.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('stops waiting for a slow server', async () => {
    server.on('GET /api/meta', () => new Promise<Response>(() => undefined));
    const { result } = opened();
    act(() => jest.advanceTimersByTime(1_500));
    expect(result.current).toMatchObject({ settled: true, meta: undefined });
  });
});
