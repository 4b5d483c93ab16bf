import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { sampleMilestones } from '../components/sample-milestones';
import { useMilestones } from './use-milestones';

const GET = 'GET /api/topics/7/milestones';
const milestones = sampleMilestones().map((sample) => ({ ...sample, topicId: 7 }));
const broken = () => failure(500, 'internal', 'Broken.');

describe('useMilestones', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  it('retries once before it fails', async () => {
    server.on(GET, broken);
    const { result } = renderOnPage(() => useMilestones(7, true));
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(server.log).toEqual([GET, GET]);
  });

  it('succeeds on the second try', async () => {
    server.on(GET, () => (server.calls.length === 1 ? broken() : Response.json(milestones)));
    const { result } = renderOnPage(() => useMilestones(7, true));
    await waitFor(() => expect(result.current.data).toEqual(milestones));
  });

  it('requests nothing while the timeline is closed', () => {
    renderOnPage(() => useMilestones(7, false));
    expect(server.calls).toEqual([]);
  });
});
