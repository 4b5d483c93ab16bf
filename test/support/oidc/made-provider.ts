import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const CLIENT = { id: 'followthrough', secret: 'a shared secret of the test' };

/** How the provider misbehaves. Everything that is not set is as it should be. */
export interface Misbehaviour {
  /** Claims of the ID token that replace the right ones. Undefined removes one. */
  claims?: JWTPayload;
  /** Signs with a key that the provider does not publish, or not at all. */
  signature?: 'foreign' | 'none';
  /** Fields of the description that replace the right ones. */
  description?: Record<string, unknown>;
  /** Sends nothing, a gigabyte, or an error page, at this path. */
  at?: { path: string; does: 'hang' | 'flood' | 'fail' | 'html' };
}

export interface MadeProvider {
  issuer: string;
  misbehave: (how: Misbehaviour) => void;
  /** Who signs in next. */
  person: { sub: string; email?: string; email_verified?: boolean; preferred_username?: string };
  /** The number of requests for each path. */
  asked: Map<string, number>;
  /** As a browser does: opens the address, signs in, and returns the address to which the provider sends it back. */
  visit: (address: string) => Promise<URL>;
  stop: () => Promise<void>;
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
  authTime: number;
}

/** A provider of OpenID Connect that signs everybody in, and misbehaves as told. */
export async function startMadeProvider(): Promise<MadeProvider> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const asked = new Map<string, number>();
  let how: Misbehaviour = {};
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: MadeProvider = {
    issuer,
    misbehave: (next) => {
      how = next;
    },
    person: { sub: 'ada' },
    asked,
    visit: async (address) => {
      const { status, headers } = await fetch(address, { redirect: 'manual' });
      if (status !== 302) throw new Error(`the provider answered ${status}`);
      return new URL(headers.get('location') ?? '');
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    asked.set(url.pathname, (asked.get(url.pathname) ?? 0) + 1);
    if (how.at?.path === url.pathname) return misbehaveAt(how.at.does, response);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, { ...description(issuer), ...how.description });
      case '/jwks':
        return json(response, { keys: [jwk] });
      case '/authorize':
        return authorize(url, response);
      case '/token':
        return token(request, response);
      case '/userinfo':
        return json(response, made.person);
      default:
        response.writeHead(404).end();
    }
  }

  function authorize({ searchParams: given }: URL, response: ServerResponse): void {
    const code = randomBytes(16).toString('hex');
    const redirectUri = given.get('redirect_uri') ?? '';
    grants.set(code, {
      nonce: given.get('nonce') ?? '',
      challenge: given.get('code_challenge') ?? '',
      redirectUri,
      authTime: Math.floor(Date.now() / 1000),
    });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', given.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = new URLSearchParams(await text(request));
    const grant = grants.get(given.get('code') ?? '');
    grants.delete(given.get('code') ?? '');
    const proof = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = grant?.challenge === proof && grant.redirectUri === given.get('redirect_uri');
    if (grant === undefined || !isRight) return json(response, { error: 'invalid_grant' }, 400);
    if (request.headers.authorization !== basic()) return json(response, { error: 'invalid_client' }, 401);
    const id_token = await sign(grant);
    json(response, { access_token: 'an access token', token_type: 'Bearer', expires_in: 60, id_token });
  }

  function sign({ nonce, authTime }: Grant): Promise<string> | string {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60, nonce, auth_time: authTime };
    const claims = { ...right, ...made.person, ...how.claims };
    if (how.signature === 'none') return new UnsecuredJWT(claims).encode();
    const { privateKey } = how.signature === 'foreign' ? foreign : own;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  }

  return made;
}

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
});

/** The client's id and secret as form-encoded parts, as RFC 6749 asks. */
function basic(): string {
  const encode = (part: string) => encodeURIComponent(part).replaceAll('%20', '+');
  return `Basic ${Buffer.from(`${encode(CLIENT.id)}:${encode(CLIENT.secret)}`).toString('base64')}`;
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const GIGABYTE = 1_000_000_000;
const PART = Buffer.alloc(65_536, ' ');

function misbehaveAt(does: NonNullable<Misbehaviour['at']>['does'], response: ServerResponse): void {
  if (does === 'hang') return;
  if (does === 'fail') {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('down');
    return;
  }
  if (does === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': GIGABYTE });
  const send = () => {
    while (!response.destroyed && response.write(PART));
  };
  response.on('drain', send);
  send();
}
