import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { SAVED_AT_HEADER } from '../../../lib/device/copies';
import { setTracked, trackedIds } from '../../../lib/device/tracked-stories';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { buildTopic } from '../../../testing/samples';
import { useDeviceTopics } from './use-device-topics';

const TOPICS = 'GET /api/device/topics?ids=3%2C2%2C1';

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer();
  for (const id of [1, 2, 3]) setTracked(id, true);
});
afterEach(async () => {
  await closePage(server);
  for (const id of trackedIds()) setTracked(id, false);
});

it('tracks a merged story as the other, and none that is gone', async () => {
  server.on(TOPICS, [buildTopic(3), buildTopic(9)]);
  renderOnPage(() => useDeviceTopics([3, 2, 1]));
  await waitFor(() => expect(trackedIds()).toEqual([3, 9]));
});

it('tracks no other story if the reader stopped tracking the merged one meanwhile', async () => {
  server.on(TOPICS, () => {
    setTracked(2, false);
    return Response.json([buildTopic(9), buildTopic(3), buildTopic(1)]);
  });
  const { result } = renderOnPage(() => useDeviceTopics([3, 2, 1]));
  await waitFor(() => expect(result.current.data).toHaveLength(3));
  expect(trackedIds()).toEqual([1, 3]);
});

it('goes on tracking if the server knows none of the stories', async () => {
  server.on(TOPICS, []);
  const { result } = renderOnPage(() => useDeviceTopics([3, 2, 1]));
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(trackedIds()).toEqual([1, 2, 3]);
});

it('learns nothing from a copy', async () => {
  server.on(TOPICS, () =>
    Response.json([buildTopic(9)], { headers: { [SAVED_AT_HEADER]: '2031-03-04T12:00:00Z' } }),
  );
  const { result } = renderOnPage(() => useDeviceTopics([3, 2, 1]));
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  expect(trackedIds()).toEqual([1, 2, 3]);
});
