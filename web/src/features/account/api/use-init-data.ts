import { useEffect } from 'react';
import { postJson } from '../../../lib/http';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { calls } from '../../../lib/urls';
import { rereadHint } from './signed-in-hint';

let isRequested = false;

/** Once per page load, asks the server to make sure that its categories and sources exist. A failure is only logged. */
export function useInitData(): void {
  useEffect(() => {
    if (isRequested) return;
    isRequested = true;
    postJson(calls.initData).then(rereadHint, reportUnlessLeft);
  }, []);
}
