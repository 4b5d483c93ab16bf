import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { closePage, renderOnPage } from '../../testing/page';
import { useRetryWhenOnline } from './retry-when-online';

const calls = { failing: 0, working: 0 };
let isBroken = true;

const connection = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

beforeEach(() => {
  Object.assign(calls, { failing: 0, working: 0 });
  isBroken = true;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closePage();
});

const fetchFailing = async () => {
  calls.failing += 1;
  if (isBroken) throw new TypeError('Failed to fetch');
  return 'loaded';
};
const fetchWorking = async () => {
  calls.working += 1;
  return 'there';
};

const usePage = () => {
  useRetryWhenOnline();
  return { failing: useSWR('failing', fetchFailing), working: useSWR('working', fetchWorking) };
};

it('repeats only the calls that failed, once for each return of the connection', async () => {
  const { result } = renderOnPage(usePage);
  await waitFor(() => expect(result.current.failing.error).toBeDefined());
  await waitFor(() => expect(result.current.working.data).toBe('there'));
  act(() => connection(false));
  expect(calls).toEqual({ failing: 1, working: 1 });

  // It comes and goes, and counts once.
  act(() => connection(true));
  act(() => connection(true));
  await waitFor(() => expect(calls.failing).toBe(2), { timeout: 3_000 });
  isBroken = false;
  act(() => connection(true));
  await waitFor(() => expect(result.current.failing.data).toBe('loaded'), { timeout: 3_000 });
  expect(calls).toEqual({ failing: 3, working: 1 });
});
