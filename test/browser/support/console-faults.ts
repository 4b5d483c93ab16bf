import type { BrowserContext } from '@playwright/test';

/** The errors in a test's pages: console errors, uncaught exceptions and responses with an error status. */
export class ConsoleFaults {
  private found: string[] = [];
  private missing: RegExp | null = null;
  private forgiven: RegExp | null = null;

  readonly watch = (context: BrowserContext): void => {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(message.text(), message.location().url);
    });
    context.on('weberror', (error) => this.found.push(error.error().message));
    context.on('response', (response) => {
      if (response.status() >= 400) this.add(`${response.status()} ${response.url()}`, response.url());
    });
  };

  /** Expects that nothing is found at these addresses, whenever a page asks for them: pictures are loaded late. */
  expectMissing(address: RegExp): void {
    this.missing = address;
  }

  /** Removes the errors that the test caused on purpose. */
  forgive(expected: RegExp): void {
    this.found = this.found.filter((fault) => !expected.test(fault));
  }

  /** The same from now on: calls under way may fail after the test's last step. */
  forgiveAlways(expected: RegExp): void {
    this.forgive(expected);
    this.forgiven = expected;
  }

  get all(): readonly string[] {
    return this.found;
  }

  private add(fault: string, address: string): void {
    if (this.forgiven?.test(fault)) return;
    if (!(this.missing?.test(address) && /\b404\b/.test(fault))) this.found.push(fault);
  }
}
