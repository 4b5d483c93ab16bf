import { Injectable } from '@nestjs/common';
import type { ContactMessage, ContactMessagesQuery, NewContactMessage } from '#contract/community';
import { lockReader } from '#persistence/accounts';
import { addContactMessage, contactMessages, countContactMessages } from '#persistence/community';
import { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { signedOut } from '../../http/errors.js';
import { type Charge, LimitsService } from '../../limits/limits.service.js';
import { presentContactMessage } from './contact.presenter.js';

/** Stores messages of the contact form. The worker mails them. */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Stores the message before it answers. A message that could not be stored does not count towards the limit.
   * @param userId null if a visitor wrote it
   * @param address of the sender, which the limit counts
   */
  async send(userId: number | null, message: NewContactMessage, address: string): Promise<void> {
    const charges: Charge[] = [{ limit: 'contact', key: address }];
    await this.limits.charge(charges);
    try {
      await this.db.transaction(async (tx) => {
        if (userId !== null && !(await lockReader(tx, userId))) throw signedOut();
        await addContactMessage(tx, { ...message, userId, at: systemClock.now() });
      });
    } catch (error) {
      await this.limits.refund(charges);
      throw error;
    }
  }

  async list(query: ContactMessagesQuery): Promise<{ messages: ContactMessage[]; total: number }> {
    const [rows, total] = await Promise.all([
      contactMessages(this.db, query),
      countContactMessages(this.db, query),
    ]);
    return { messages: rows.map(presentContactMessage), total };
  }
}
