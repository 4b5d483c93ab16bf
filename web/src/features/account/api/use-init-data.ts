import { useEffect } from 'react';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { lookAgain } from './signed-in-hint';

let isAsked = false;

/** Asks the server, once a load, to make sure that its categories and sources are there. A failure is only logged. */
export function useInitData(): void {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    postJson(calls.initData).then(lookAgain, (error: unknown) => reportError(error));
  }, []);
}
