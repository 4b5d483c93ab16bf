import { useEffect, useRef } from 'react';
import { readToken, removeToken } from '../../../lib/device/auth-token';
import { useMaybeSignedIn } from './signed-in-hint';
import { type CurrentReader, useReader } from './use-reader';

/** Keeps what is known of the reader true while the page stands. Used once, by the shell. */
export function useReaderWatch(): void {
  const current = useReader();
  useDeadToken(current);
  useOtherTabs(current);
  const { error } = current;
  useEffect(() => {
    if (error !== undefined) reportError(error);
  }, [error]);
}

/** A token without a user is asked for once more; when it proves dead it is forgotten. */
function useDeadToken({ reader, isResolving, refresh }: CurrentReader): void {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || reader !== null || isResolving || readToken() === null) return;
    asked.current = true;
    refresh().then(
      (user) => user === null && removeToken(),
      () => 'shown by whoever uses the reader, as signed out',
    );
  }, [reader, isResolving, refresh]);
}

/** Another tab may sign in, also as somebody else: then nothing of the former reader may stay in memory. */
function useOtherTabs({ reader, refresh }: CurrentReader): void {
  const maybe = useMaybeSignedIn();
  const was = useRef(maybe);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (maybe && !was.current) refresh().catch(reportError);
    was.current = maybe;
  }, [maybe, refresh]);
  useEffect(() => {
    if (reader === null) return;
    if (known.current !== null && known.current !== reader.id) window.location.reload();
    known.current = reader.id;
  }, [reader]);
}
