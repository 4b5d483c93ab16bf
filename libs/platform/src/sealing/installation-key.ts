import type { Settings } from '../runtime/config.js';
import { keptKey } from './kept-key.js';

/** FACTOR_KEY, or a random key that is made once in DATA_DIR. It lies outside of the database. */
export class InstallationKey {
  private made: Promise<string> | null = null;

  constructor(private readonly settings: Pick<Settings, 'FACTOR_KEY' | 'DATA_DIR'>) {}

  /** @throws Error if FACTOR_KEY is not set and no key can be kept in DATA_DIR. The next call tries again. */
  async read(): Promise<string> {
    if (this.settings.FACTOR_KEY !== undefined) return this.settings.FACTOR_KEY;
    this.made ??= keptKey(this.settings.DATA_DIR);
    try {
      return await this.made;
    } catch (error) {
      this.made = null;
      throw error;
    }
  }
}
