import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountRow,
  endOtherSessions,
  endSession,
  lockAccount,
  openSession,
  proveSession,
  readerOfFormerSecret,
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

/** A replaced secret counts for this time (ms), for calls that were on their way. */
const FORMER_LASTS_MS = 30_000;

export interface OpenedSession {
  secret: string;
  /**
   * When the session ends however much it is used. Cookies last until then: if use extended them, the answer of a slow call could
   * bring back a secret that has been replaced meanwhile.
   */
  endsAt: Date;
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
    const session = {
      userId: account.id,
      kind,
      secretHash: secretHash(secret),
      device: deviceOf(userAgent),
      now,
      expiresAt: this.expiry(now, now),
    };
    const isNewDevice = await this.db.transaction(async (tx) => {
      if (!(await lockAccount(tx, account))) throw signedOut();
      await openSession(tx, session, SESSIONS_MOST);
      return rememberDevice(tx, account.id, session.device, now);
    });
    if (isNewDevice) this.notice.newDevice(account.id, session.device, now);
    return { secret, endsAt: this.latestEnd(now) };
  }

  /** The reader of a secret. Null if it is forged, expired or revoked. Use extends the session. */
  async find(secret: string, kind: Reader['via']): Promise<Reader | null> {
    const now = systemClock.now();
    const hash = secretHash(secret);
    const row =
      (await readerOfSecret(this.db, hash, kind, now)) ??
      (await readerOfFormerSecret(this.db, hash, kind, now));
    if (row === null) return null;
    if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS)
      await touchSession(this.db, row.session_id, now, this.expiry(now, row.created_at));
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

  /**
   * The reader proved again who they are. From now on the session has another secret. Null if it has just got one, by another proof
   * with the same secret: the answer to that one holds it.
   * @param presented the secret that came with the call
   * @throws ApiError 401 if the session has ended
   */
  async prove({ sessionId }: Reader, presented: string): Promise<OpenedSession | null> {
    const secret = newSecret();
    const now = systemClock.now();
    const proven = await proveSession(this.db, {
      id: sessionId,
      secretHash: { presented: secretHash(presented), next: secretHash(secret) },
      now,
      formerUntil: new Date(now.getTime() + FORMER_LASTS_MS),
    });
    if (proven === null) throw signedOut();
    return proven.isReplaced ? { secret, endsAt: this.latestEnd(proven.openedAt) } : null;
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
    const unused = now.getTime() + this.settings.SESSION_DAYS * DAY_MS;
    return new Date(Math.min(unused, this.latestEnd(openedAt).getTime()));
  }

  private latestEnd(openedAt: Date): Date {
    return new Date(openedAt.getTime() + this.settings.SESSION_MAX_DAYS * DAY_MS);
  }
}
