import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { failure, LocalServer } from '../testing/local-server';
import { removeToken, storeToken } from './device/auth-token';
import { deleteJson, getJson, getOwnJson, HttpError, postJson, serverMessage } from './http';

const Count = z.object({ count: z.number() });

describe('calls', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => {
    server.close();
    removeToken();
  });

  const errorOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => null,
      (error: unknown) => error,
    );

  it('parses a valid response and rejects an invalid one', async () => {
    server.on('GET /api/a', { count: 3 }).on('GET /api/b', { count: 'three' });
    expect(await getJson('/api/a', Count)).toEqual({ count: 3 });
    expect(await errorOf(getJson('/api/b', Count))).toBeInstanceOf(z.ZodError);
  });

  it('sends a content type only with a body, and the token if there is one', async () => {
    server.on('POST /api/a', () => new Response(null, { status: 204 }));
    await postJson('/api/a');
    storeToken('secret');
    await postJson('/api/a', { up: true });
    const [first, second] = server.calls;
    expect(first?.headers.get('Content-Type')).toBeNull();
    expect(first?.headers.get('Authorization')).toBeNull();
    expect(second?.headers.get('Content-Type')).toBe('application/json');
    expect(second?.headers.get('Authorization')).toBe('Bearer secret');
    expect(second?.body).toEqual({ up: true });
  });

  it('turns an error response into code, message and issues', async () => {
    const issues = [{ path: 'email', message: 'Please enter a valid email address' }];
    const body = { code: 'invalid', message: 'Check your input.', issues };
    server.on('POST /api/a', () => Response.json(body, { status: 400 }));
    const error = await errorOf(postJson('/api/a', {}));
    expect(error).toMatchObject({ status: 400, code: 'invalid', serverMessage: 'Check your input.', issues });
    expect(error).toHaveProperty('message', `400: ${JSON.stringify(body)}`);
    expect(serverMessage(error)).toBe('Check your input.');
  });

  it.each([
    ['an empty body', '', '502: Bad Gateway'],
    ["a proxy's page", '<h1>Down</h1>', '502: <h1>Down</h1>'],
  ])('reports the status with %s', async (_, text, message) => {
    server.on('DELETE /api/a', () => new Response(text, { status: 502, statusText: 'Bad Gateway' }));
    const error = await errorOf(deleteJson('/api/a'));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message, serverMessage: null, code: null, issues: [] });
    expect(serverMessage(error)).toBeNull();
  });

  it('returns null if the reader is signed out, and throws other errors', async () => {
    server.on('GET /api/a', () => failure(401, 'signed_out', 'Sign in.'));
    server.on('GET /api/b', () => failure(500, 'internal', 'Broken.'));
    expect(await getOwnJson('/api/a', Count)).toBeNull();
    expect(await errorOf(getOwnJson('/api/b', Count))).toMatchObject({ status: 500 });
  });
});
