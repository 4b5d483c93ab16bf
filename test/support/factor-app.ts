import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import {
  AppSetup,
  FactorAdded,
  PasskeyCreation,
  PasskeyRequest,
  SecondStep,
} from '#contract/accounts/factors';
import type { Database } from '#persistence/database';
import { buildUserWithPassword, PASSWORD } from './factories/accounts.js';
import type { Values } from './factories/values.js';
import { cookieOf } from './readers.js';
import { SoftwarePasskey } from './software-passkey.js';
import { createTestApp } from './test-app.js';
import { seededDatabase } from './test-database.js';

export const ORIGIN = 'https://news.example';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A reader with a password and a signed-in browser. */
export interface FactorReader {
  id: number;
  username: string;
  email: string;
  cookie: string;
}

/** The code that an app with this key shows now, or so many steps later. */
export function codeOf(key: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(key), timestamp });
}

/** The real BFF at a public address with HTTPS, on its own database and data folder. */
export class FactorApp {
  private serial = 0;

  private constructor(
    readonly db: Database,
    readonly app: NestExpressApplication,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<FactorApp> {
    const { url, db, drop } = await seededDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'factors-'));
    const app = await createTestApp(url, {
      PUBLIC_URL: ORIGIN,
      TRUST_PROXY: '1',
      DATA_DIR: folder,
      ...env,
    });
    return new FactorApp(db, app, async () => {
      await drop();
      rmSync(folder, { recursive: true });
    });
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.drop();
  }

  async reader(values: Values<'user_account'> = {}): Promise<FactorReader> {
    const { id, username, email } = await buildUserWithPassword(this.db, values);
    const cookie = (await cookieOf(this.db, id)).replace('session=', '__Host-session=');
    return { id, username, email, cookie };
  }

  /** Each call has its own address, unless it says one: most tests are not about limits. */
  call(who: FactorReader | null, method: Method, path: string, from = `192.0.2.${++this.serial % 250}`) {
    const call = request(this.app.getHttpServer())[method](`/api${path}`).set('X-Forwarded-For', from);
    return who === null ? call : call.set('Cookie', who.cookie);
  }

  /** Sets up an app. Its first code is used up. */
  async addApp(who: FactorReader): Promise<{ key: string; usedCode: string; recoveryCodes: string[] }> {
    const setup = AppSetup.parse((await this.call(who, 'post', '/auth/factors/app').expect(201)).body);
    const usedCode = codeOf(setup.key);
    const confirmation = { code: usedCode };
    const answer = await this.call(who, 'post', '/auth/factors/app/confirm').send(confirmation).expect(200);
    return { key: setup.key, usedCode, recoveryCodes: FactorAdded.parse(answer.body).recoveryCodes ?? [] };
  }

  async creation(who: FactorReader): Promise<PasskeyCreation> {
    const answer = await this.call(who, 'post', '/auth/factors/passkeys/options').expect(200);
    return PasskeyCreation.parse(answer.body);
  }

  async addPasskey(who: FactorReader, name = 'Laptop'): Promise<SoftwarePasskey> {
    const passkey = new SoftwarePasskey(ORIGIN);
    const given = { name, passkey: passkey.register(await this.creation(who)) };
    await this.call(who, 'post', '/auth/factors/passkeys').send(given).expect(201);
    return passkey;
  }

  /** What a browser gets before a passkey signs. */
  async signing(ticket?: string): Promise<PasskeyRequest> {
    const answer = await this.call(null, 'post', '/auth/login/passkey/options').send({ ticket }).expect(200);
    return PasskeyRequest.parse(answer.body);
  }

  /** The first step of a sign-in that needs a second. */
  async ticketOf({ username }: FactorReader, token?: boolean, password = PASSWORD): Promise<SecondStep> {
    const given = { username, password, token };
    return SecondStep.parse((await this.call(null, 'post', '/auth/login').send(given).expect(202)).body);
  }

  secondStep(body: object, from?: string) {
    return this.call(null, 'post', '/auth/login/second-step', from).send(body);
  }

  /** Makes the proof of the reader's sessions too old for dangerous calls. */
  async ageProofs({ id }: FactorReader): Promise<void> {
    await this.db.rows(
      `update session set proven_at = now() - interval '10 minutes 1 second' where user_id = $1`,
      [id],
    );
  }
}
