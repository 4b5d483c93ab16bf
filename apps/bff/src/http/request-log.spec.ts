import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { requestLog } from './request-log.js';

async function linesOf(...paths: string[]): Promise<unknown[]> {
  const lines: string[] = [];
  const app = express();
  app.use(requestLog(pino({ base: null }, { write: (line) => lines.push(line) })));
  app.get('/api/health/live', (_, response) => void response.send('ok'));
  app.get('/api/topics/:slug', (_, response) => void response.status(503).send('later'));
  for (const path of paths) await request(app).get(path);
  return lines.map((line) => JSON.parse(line));
}

describe('requestLog', () => {
  it('logs method, route, status and duration of a call, never its parameters', async () => {
    const [line, ...more] = await linesOf('/api/topics/my-secret?q=word');
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      method: 'GET',
      route: '/api/topics/:slug',
      status: 503,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toMatch(/secret|word/);
  });

  it('logs a call whose path is written in capitals, which the routes accept', async () => {
    expect(await linesOf('/API/topics/orrin')).toEqual([
      expect.objectContaining({ route: '/api/topics/:slug', status: 503 }),
    ]);
  });

  it('logs no route if none matches', async () => {
    expect(await linesOf('/api/no-such-call')).toEqual([
      expect.objectContaining({ route: null, status: 404 }),
    ]);
  });

  it('does not log the liveness probe or pages', async () => {
    expect(await linesOf('/api/health/live', '/topics/orrin')).toEqual([]);
  });
});
