import { useEffect, useRef } from 'react';
import { readToken, removeToken } from '../../../lib/device/auth-token';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { useMaybeSignedIn } from './signed-in-hint';
import { type CurrentReader, useReader } from './use-reader';

/** Keeps the reader up to date while the page is open. Used once, by the shell. */
export function useReaderWatch(): void {
  const current = useReader();
  useDeadToken(current);
  useOtherTabs(current);
  const { error } = current;
  useEffect(() => {
    if (error !== undefined) reportUnlessLeft(error);
  }, [error]);
}

/** If there is a token but no user, asks once more. A token that proves invalid is removed. */
function useDeadToken({ reader, isResolving, refresh }: CurrentReader): void {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || reader !== null || isResolving || readToken() === null) return;
    asked.current = true;
    refresh().then(
      (user) => user === null && removeToken(),
      () => 'useReader shows the reader as signed out',
    );
  }, [reader, isResolving, refresh]);
}

/** Another tab may sign in, even as somebody else. Then nothing of the previous reader may stay in memory. */
function useOtherTabs({ reader, refresh }: CurrentReader): void {
  const maybe = useMaybeSignedIn();
  const was = useRef(maybe);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (maybe && !was.current) refresh().catch(reportUnlessLeft);
    was.current = maybe;
  }, [maybe, refresh]);
  useEffect(() => {
    if (reader === null) return;
    if (known.current !== null && known.current !== reader.id) window.location.reload();
    known.current = reader.id;
  }, [reader]);
}
