import { Injectable } from '@nestjs/common';
import { type ProfileChange, ReaderSettings, type ReaderSettingsChange } from '#contract/accounts';
import {
  type AccountRow,
  changeProfile,
  changeReaderSettings,
  everythingAbout,
  type ReaderSettingsRow,
  readerSettings,
} from '#persistence/accounts';
import { Database } from '#persistence/database';
import { LimitsService } from '../../limits/limits.service.js';
import { existing } from './account.service.js';
import { AccountMailService } from './account-mail.service.js';

/** Readers' names, interests, settings and stored data. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly mail: AccountMailService,
  ) {}

  async changeProfile(userId: number, change: ProfileChange): Promise<AccountRow> {
    return existing(await changeProfile(this.db, userId, change));
  }

  async settings(userId: number): Promise<ReaderSettings> {
    return this.present(await readerSettings(this.db, userId));
  }

  async changeSettings(userId: number, change: ReaderSettingsChange): Promise<ReaderSettings> {
    return this.present(await changeReaderSettings(this.db, userId, change));
  }

  /** A consistent snapshot. */
  async everything(userId: number): Promise<Record<string, readonly unknown[]>> {
    await this.limits.charge([{ limit: 'dataDownload', key: `user ${userId}` }]);
    return this.db.transaction(async (tx) => {
      // Raw SQL: Kysely cannot set the isolation level of a running transaction.
      await tx.rows('set transaction isolation level repeatable read, read only');
      return everythingAbout(tx, userId);
    });
  }

  private present(row: ReaderSettingsRow | null): ReaderSettings {
    return ReaderSettings.parse({ ...existing(row), canMail: this.mail.isSet });
  }
}
