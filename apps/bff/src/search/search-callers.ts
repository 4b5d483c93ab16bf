import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientAddress } from '../limits/client-address.js';
import { ConcurrentCalls } from '../limits/concurrent-calls.js';

/** Concurrent searches from one IP address. Several readers may share one, but no address can fill the whole queue. */
const SEARCHES_PER_ADDRESS = 20;

/** Limits how many searches of any sort an address runs at a time. */
@Injectable()
export class SearchCallers {
  private readonly callsOfAddress = new ConcurrentCalls(SEARCHES_PER_ADDRESS);

  /** @throws ApiError 429 if the address has reached the limit */
  run<T>({ ip }: Request, search: () => Promise<T>): Promise<T> {
    return this.callsOfAddress.run(clientAddress(ip), search);
  }
}
