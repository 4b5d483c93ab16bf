import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { closePage, renderOnPage } from '../../testing/page';
import { SAVED_AT_HEADER } from '../device/copies';
import { useRetryWhenOnline } from './retry-when-online';
import { copiedCalls, noteCopy } from './saved-copies';

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

it('repeats calls that copies answered once the server answers any call, though the connection never went', async () => {
  const copy = new Response('', { headers: { [SAVED_AT_HEADER]: '2031-03-04T12:00:00.000Z' } });
  const fetched: string[] = [];
  const { result } = renderOnPage(() => {
    useRetryWhenOnline();
    return useSWR('copied', async (url: string) => {
      fetched.push(url);
      noteCopy(url, fetched.length === 1 ? copy : new Response());
      return fetched.length;
    });
  });
  await waitFor(() => expect(result.current.data).toBe(1));
  expect(copiedCalls()).toEqual(['copied']);
  act(() => noteCopy('another', copy));
  act(() => noteCopy('another', new Response()));
  await waitFor(() => expect(result.current.data).toBe(2), { timeout: 3_000 });
  expect(copiedCalls()).toEqual([]);

  // Without copies there is nothing to repeat.
  act(() => noteCopy('another', new Response()));
  await new Promise((done) => setTimeout(done, 1_200));
  expect(fetched).toEqual(['copied', 'copied']);
});

it('rests between repetitions while a call is still answered by a copy', async () => {
  const copy = () => new Response('', { headers: { [SAVED_AT_HEADER]: '2031-03-04T12:00:00.000Z' } });
  let fetches = 0;
  renderOnPage(() => {
    useRetryWhenOnline();
    return useSWR('stuck', async (url: string) => {
      noteCopy(url, copy());
      fetches += 1;
      return fetches;
    });
  });
  await waitFor(() => expect(fetches).toBe(1));
  act(() => noteCopy('another', new Response()));
  await waitFor(() => expect(fetches).toBe(2), { timeout: 3_000 });
  act(() => noteCopy('another', new Response()));
  await new Promise((done) => setTimeout(done, 1_200));
  expect(fetches).toBe(2);
  noteCopy('stuck', new Response());
});
