import { Injectable } from '@nestjs/common';
import type { Queryable } from '#persistence/database';
import type { DigestRow } from '#persistence/notifications';
import type { DigestKind } from '#vocabulary';
import { NoticeOrders } from '../targets/notice-orders.service.js';
import { DigestMailService } from './digest-mail.service.js';

/** Where digests go beside the bell: to email addresses, devices and targets. */
@Injectable()
export class DigestOutlets {
  constructor(
    private readonly mail: DigestMailService,
    private readonly orders: NoticeOrders,
  ) {}

  get canMail(): boolean {
    return this.mail.isOn;
  }

  /** Prepares orders within the transaction that writes the digests. Devices and targets get only stories that readers follow. */
  async open(kind: DigestKind): Promise<(tx: Queryable, digests: readonly DigestRow[]) => Promise<void>> {
    const order = kind === 'recommended' ? null : await this.orders.open();
    return async (tx, digests) => {
      await this.mail.order(
        tx,
        digests.filter(({ is_mailed }) => is_mailed).map(({ id }) => id),
      );
      await order?.(
        tx,
        digests.map(({ id }) => id),
      );
    };
  }
}
