import type { BrowserContext } from '@playwright/test';

/** The errors in a test's pages: console errors, uncaught exceptions and responses with an error status. */
export class ConsoleFaults {
  private found: string[] = [];

  readonly watch = (context: BrowserContext): void => {
    context.on('console', (message) => {
      if (message.type() === 'error') this.found.push(message.text());
    });
    context.on('weberror', (error) => this.found.push(error.error().message));
    context.on('response', (response) => {
      if (response.status() >= 400) this.found.push(`${response.status()} ${response.url()}`);
    });
  };

  /** Removes the errors that the test caused on purpose. */
  forgive(expected: RegExp): void {
    this.found = this.found.filter((fault) => !expected.test(fault));
  }

  get all(): readonly string[] {
    return this.found;
  }
}
