import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import useSWR, { preload } from 'swr';
import { hasEnded, newsTimeAfter } from '#contract/news-clock';
import { Meta } from '#contract/site';
import { savedCopyAt } from './connection/saved-copies';
import { getJson } from './http';
import { firstScreen } from './page/first-screen';
import { calls } from './urls';

const TICK_MS = 30_000;
/** The longest that the page waits for the server's clock. */
const PATIENCE_MS = 1_500;

interface NewsClock {
  /** News time, the base of relative times. */
  now: Date;
  meta: Meta | undefined;
  /** False until the server has sent the time or failed, for a moment at most. */
  settled: boolean;
}

const Clock = createContext<NewsClock | null>(null);

type ReadMeta = Meta & { readAt: number };

async function fetchMeta(): Promise<ReadMeta> {
  const meta = await getJson(calls.meta, Meta);
  return { ...meta, readAt: savedCopyAt(calls.meta)?.getTime() ?? Date.now() };
}

const LOADED_AT = Date.now();
const isServer = typeof document === 'undefined';

/** The data sent with the page. If it exists, nothing is fetched. */
function metaOfPage(): ReadMeta | undefined {
  const meta = firstScreen('meta', Meta);
  return meta && { ...meta, readAt: isServer ? Date.now() : LOADED_AT };
}

/** Fetches the time before anything renders, unless it was sent with the page. */
export function preloadNewsClock(): void {
  if (metaOfPage() === undefined)
    preload(calls.meta, fetchMeta).catch(() => 'settled by the provider, which awaits the same answer');
}

/** A recording stopped before its end is catching up or paused. Only then is the time fetched again. */
const refreshInterval = (meta: Meta | undefined) =>
  meta?.recording?.speed === 0 && !hasEnded(meta.recording, new Date(meta.now)) ? TICK_MS : 0;

/** News time is the server's clock plus the time since it was read, at the recording's speed. */
export function NewsClockProvider({ children }: { children: ReactNode }) {
  const { data: meta, error } = useSWR(calls.meta, fetchMeta, {
    refreshInterval: (latest) => refreshInterval(latest ?? metaOfPage()),
    fallbackData: metaOfPage(),
  });
  const [wall, setWall] = useState(Date.now);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setWall(Date.now()), TICK_MS);
    const patience = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(patience);
    };
  }, []);
  const clock = useMemo<NewsClock>(() => {
    const settled = meta !== undefined || error !== undefined || isLate;
    if (meta === undefined) return { now: new Date(wall), meta, settled };
    return { now: newsTimeAfter(meta, wall - meta.readAt), meta, settled };
  }, [meta, error, wall, isLate]);
  return <Clock value={clock}>{children}</Clock>;
}

export function useNewsClock(): NewsClock {
  const clock = useContext(Clock);
  if (clock === null) throw new Error('useNewsClock needs a NewsClockProvider above it');
  return clock;
}
