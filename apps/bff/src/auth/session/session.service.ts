import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountRow,
  endOtherSessions,
  endSession,
  lockAccount,
  openSession,
  proveSession,
  readerOfSecret,
  rememberDevice,
  type SessionRow,
  sessionsOfUser,
  touchSession,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { type Settings, systemClock } from '#platform/runtime';
import { signedOut } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import type { Reader } from '../identity/reader.js';
import { newSecret, secretHash } from '../identity/secrets.js';
import { DeviceNotice } from './device-notice.js';
import { deviceOf } from './device-of.js';

const DAY_MS = 86_400_000;
/** A session's row is written at most this often. */
const TOUCH_MS = 300_000;
/** Sessions per reader. Above this, the least recently used one ends. */
const SESSIONS_MOST = 50;

export interface OpenedSession {
  secret: string;
  expiresAt: Date;
}

/** Stored sessions. Only the client knows the secret. The table holds its SHA-256 hash. */
@Injectable()
export class SessionService {
  constructor(
    private readonly db: Database,
    private readonly notice: DeviceNotice,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Tells the reader if the device is new. @throws ApiError 401 if the account has changed since its password was checked */
  async open(
    account: Pick<AccountRow, 'id' | 'password_hash'>,
    kind: Reader['via'],
    userAgent: string | undefined,
  ): Promise<OpenedSession> {
    const secret = newSecret();
    const now = systemClock.now();
    const expiresAt = this.expiry(now, now);
    const session = {
      userId: account.id,
      kind,
      secretHash: secretHash(secret),
      device: deviceOf(userAgent),
      now,
      expiresAt,
    };
    const isNewDevice = await this.db.transaction(async (tx) => {
      if (!(await lockAccount(tx, account))) throw signedOut();
      await openSession(tx, session, SESSIONS_MOST);
      return rememberDevice(tx, account.id, session.device, now);
    });
    if (isNewDevice) this.notice.newDevice(account.id, session.device, now);
    return { secret, expiresAt };
  }

  /**
   * The reader of a secret. Null if it is forged, expired or revoked. Use extends the session: `onRenewal` receives the new
   * expiry.
   */
  async find(
    secret: string,
    kind: Reader['via'],
    onRenewal?: (expiresAt: Date) => void,
  ): Promise<Reader | null> {
    const now = systemClock.now();
    const row = await readerOfSecret(this.db, secretHash(secret), kind, now);
    if (row === null) return null;
    if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) {
      const expiresAt = this.expiry(now, row.created_at);
      await touchSession(this.db, row.session_id, now, expiresAt);
      onRenewal?.(expiresAt);
    }
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      via: kind,
      isAdmin: row.is_admin,
      isEditor: row.is_editor || row.is_admin,
      isSubscribed: row.is_subscribed,
      provenAt: row.proven_at,
    };
  }

  /** The reader proved again who they are. From now on the session has another secret. @throws ApiError 401 if it has ended */
  async prove({ sessionId }: Reader): Promise<OpenedSession> {
    const secret = newSecret();
    const expiresAt = await proveSession(this.db, sessionId, secretHash(secret), systemClock.now());
    if (expiresAt === null) throw signedOut();
    return { secret, expiresAt };
  }

  list(userId: number): Promise<SessionRow[]> {
    return sessionsOfUser(this.db, userId, systemClock.now());
  }

  end(userId: number, sessionId: number): Promise<boolean> {
    return endSession(this.db, userId, sessionId);
  }

  endOthers(userId: number, keptId: number | null): Promise<number> {
    return endOtherSessions(this.db, userId, keptId);
  }

  /** After the time without use, but never later than the longest time since the sign-in. */
  private expiry(now: Date, openedAt: Date): Date {
    const { SESSION_DAYS, SESSION_MAX_DAYS } = this.settings;
    const unused = now.getTime() + SESSION_DAYS * DAY_MS;
    return new Date(Math.min(unused, openedAt.getTime() + SESSION_MAX_DAYS * DAY_MS));
  }
}
