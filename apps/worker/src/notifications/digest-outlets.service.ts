import { Injectable } from '@nestjs/common';
import type { Queryable } from '#persistence/database';
import type { DigestRow } from '#persistence/notifications';
import type { DigestKind } from '#vocabulary';
import { PushOrders } from '../push/push-orders.service.js';
import { DigestMailService } from './digest-mail.service.js';

/** Where digests go beside the bell: to email addresses and devices. */
@Injectable()
export class DigestOutlets {
  constructor(
    private readonly mail: DigestMailService,
    private readonly pushes: PushOrders,
  ) {}

  get canMail(): boolean {
    return this.mail.isOn;
  }

  /** Prepares orders within the transaction that writes the digests. Devices are told only of stories that readers follow. */
  async open(kind: DigestKind): Promise<(tx: Queryable, digests: readonly DigestRow[]) => Promise<void>> {
    const push = kind === 'recommended' ? null : await this.pushes.open();
    return async (tx, digests) => {
      await this.mail.order(
        tx,
        digests.filter(({ is_mailed }) => is_mailed).map(({ id }) => id),
      );
      await push?.(
        tx,
        digests.map(({ id }) => id),
      );
    };
  }
}
