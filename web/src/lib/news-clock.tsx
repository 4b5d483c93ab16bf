import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import useSWR, { preload } from 'swr';
import { hasEnded, Meta, newsTimeAfter } from '#contract';
import { firstScreen } from './first-screen';
import { getJson } from './http';
import { calls } from './urls';

const TICK_MS = 30_000;
/** Longer than this nothing waits for the server's clock. */
const PATIENCE_MS = 1_500;

interface NewsClock {
  /** News time, to count ages from. */
  now: Date;
  meta: Meta | undefined;
  /** False while the server has neither told the time nor failed to, for a moment at most. */
  settled: boolean;
}

const Clock = createContext<NewsClock | null>(null);

async function fetchMeta(): Promise<Meta & { readAt: number }> {
  const meta = await getJson(calls.meta, Meta);
  return { ...meta, readAt: Date.now() };
}

/** Asks for the time at once, before anything is drawn. */
export function preloadNewsClock(): void {
  preload(calls.meta, fetchMeta).catch(() => 'settled by the provider, which awaits the same answer');
}

const LOADED_AT = Date.now();

/** Before the server has told the time: what the page said when it was made, else the device's. */
function timeBefore(wall: number): Date {
  const said = firstScreen()?.now;
  return new Date(said === undefined ? wall : Date.parse(said) + wall - LOADED_AT);
}

/** A recording that stands before its end catches up or pauses: only then the time is asked for again. */
const refreshInterval = (meta: Meta | undefined) =>
  meta?.recording?.speed === 0 && !hasEnded(meta.recording, new Date(meta.now)) ? TICK_MS : 0;

/** Ages count from the server's news clock plus the time since it was read, at the speed of the recording. */
export function NewsClockProvider({ children }: { children: ReactNode }) {
  const { data: meta, error } = useSWR(calls.meta, fetchMeta, { refreshInterval });
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
    if (meta === undefined) return { now: timeBefore(wall), meta, settled };
    return { now: newsTimeAfter(meta, wall - meta.readAt), meta, settled };
  }, [meta, error, wall, isLate]);
  return <Clock value={clock}>{children}</Clock>;
}

export function useNewsClock(): NewsClock {
  const clock = useContext(Clock);
  if (clock === null) throw new Error('useNewsClock needs a NewsClockProvider above it');
  return clock;
}
