import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.js';
import { ConsoleFaults } from './console-faults.js';

interface TestFixtures {
  /** Errors in the test's pages so far. */
  faults: ConsoleFaults;
  /** Opens a page in another browser profile: another device or another reader. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  endCheck: undefined;
}

interface WorkerOptions {
  /** Names the site of a file. Files with different names never share a worker, so each has its own site. */
  siteOf: string;
}

/** Tests fail if a page logs an error, if a call fails, or if axe finds a violation in a page that is open at the end. */
export const test = base.extend<TestFixtures, WorkerOptions>({
  siteOf: ['', { scope: 'worker', option: true }],
  page: ({ page }, use) => use(waitingForApp(page)),
  faults: [
    async ({ browser }, use) => {
      const faults = new ConsoleFaults();
      browser.on('context', faults.watch);
      await use(faults);
      browser.off('context', faults.watch);
    },
    { auto: true },
  ],
  newPage: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return options?.javaScriptEnabled === false ? page : waitingForApp(page);
    });
    for (const page of pages) await page.context().close();
  },
  endCheck: [
    // `context` and `newPage` are listed for the order only: their pages are still open when this fixture ends.
    async ({ browser, faults, context: _context, newPage: _newPage }, use, testInfo) => {
      await use(undefined);
      if (testInfo.errors.length > 0) return;
      const pages = browser.contexts().flatMap((context) => context.pages());
      for (const page of pages) if (page.url() !== 'about:blank') await expectNoViolations(page);
      expect(faults.all).toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that is loaded when the web app has replaced what the server rendered: keys pressed before would be lost. */
function waitingForApp(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isReplaced = () => page.locator('#root[data-static]').waitFor({ state: 'detached' });
  page.goto = async (...to) => {
    const response = await goto(...to);
    await isReplaced();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await isReplaced();
    return response;
  };
  return page;
}
