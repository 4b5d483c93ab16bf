import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Registration } from '#contract/accounts';
import { SourcePage } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { SourceEntries } from '#contract/sources';
import { eventually, expectNoViolations, openBrowser, openPage } from '../support/browser/browser.js';
import { type ReadSite, startReadSite } from '../support/read-site.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SMALL_PHONE = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const };

let site: ReadSite;
let browser: Browser;

beforeAll(async () => {
  site = await startReadSite();
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (path: string, context: BrowserContext) => openPage(`${site.address}${path}`, context);

async function sources(query: string): Promise<ReturnType<typeof SourceEntries.parse>> {
  return SourceEntries.parse(await (await fetch(`${site.address}/api/sources?${query}`)).json());
}

/** The source that its recording is read most of. */
async function readSource(): Promise<SourcePage> {
  for (const { slug } of await sources('sort=read&limit=10')) {
    const page = SourcePage.parse(await (await fetch(`${site.address}/api/sources/${slug}`)).json());
    if (page.trust.assessedAt !== null && page.recentArticles.length > 0) return page;
  }
  throw new Error('no source that is read was assessed');
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await eventually(async () =>
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true),
  );
}

describe('the page of a source', () => {
  it('opens its evidence, and takes a follow and a vote that can be changed', async () => {
    const source = await readSource();
    const context = await browser.newContext(DESKTOP);
    const registration: Registration = {
      username: 'josepha',
      email: 'josepha@mail.example',
      password: 'a quiet morning',
    };
    await context.request.post(`${site.address}/api/auth/register`, { data: registration });
    const { page, faults } = await open(`/sources/${source.id}`, context);
    await page.waitForURL(`**/sources/${source.slug}`);
    await page.getByRole('heading', { level: 1, name: source.name }).waitFor();
    const isScored = source.trust.history.some(({ score }) => score !== null);
    const history = isScored
      ? page.getByRole('img', { name: /^Score / })
      : page.getByText('No assessment had enough data for a score yet.');
    await history.waitFor();
    await page.getByText('Content analysis', { exact: true }).last().click();
    await page.getByText('The factors as a table').click();
    await page.getByRole('row', { name: /^External validation 15%/ }).waitFor();
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByText('Source followed!').first().waitFor();
    await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
    await page.getByRole('button', { name: /^Yes/ }).click();
    await page.getByRole('button', { name: 'Yes 1', pressed: true }).waitFor();
    await page.getByRole('button', { name: /^No \d/ }).click();
    await page.getByRole('button', { name: 'No 1', pressed: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'No 1', pressed: true }).click();
    await page.getByRole('button', { name: 'No 0', pressed: false }).waitFor();
    await page.getByText('1 follower', { exact: true }).waitFor();

    await page.goto(`${site.address}/community/favorite-sources`);
    const favourite = page.getByRole('article', { name: source.name });
    await favourite.getByText('#1').waitFor();
    await favourite.getByRole('link', { name: /^Visit Source/ }).waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('draws a default hollow, leads visitors to sign in, and says what is missing', async () => {
    const unrated = (await sources('sort=name&limit=300')).find((entry) => entry.credibilityScore === null);
    const context = await browser.newContext(SMALL_PHONE);
    const { page, faults } = await open(`/sources/${unrated?.slug}`, context);
    await page.getByRole('main').getByText(MESSAGES.notEnoughData).last().waitFor();
    await page.getByText('There is no assessment yet.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Yes/ }).click();
    await page.waitForURL(`**/auth?returnTo=*${unrated?.slug}`);
    expect(faults.splice(0)).toEqual([]);

    await page.goto(`${site.address}/sources/no-such-source`);
    await page.getByRole('heading', { name: MESSAGES.sourceNotFound }).waitFor();
    await page.getByText(MESSAGES.sourceNotFoundHint).waitFor();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });
});

describe('the About page', () => {
  it('shows the directory twelve by twelve, its groups of bias, and how scores are made', async () => {
    const context = await browser.newContext(DESKTOP);
    const { page, faults } = await open('/about', context);
    await page.getByRole('tab', { name: 'Mission', selected: true }).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toMatch(/^\/api\/login/),
    );
    await page.getByRole('tab', { name: 'Sources' }).click();
    await page.waitForURL('**/about?tab=sources');
    const cards = page.getByRole('main').getByRole('article');
    await cards.nth(11).waitFor();
    await eventually(async () => expect(await cards.count()).toBe(12));
    await page.getByRole('button', { name: 'Load more' }).click();
    await cards.nth(23).waitFor();
    await eventually(async () => expect(await cards.count()).toBe(24));
    await page.getByRole('term').filter({ hasText: 'Center-aligned' }).waitFor();
    await page.getByRole('button', { name: 'Sports' }).click();
    await page.getByText(/^Showing 12 of \d+ sources$/).waitFor();
    await expectNoViolations(page);

    await page.goto(`${site.address}/about?tab=bias`);
    await page.getByRole('list', { name: 'No bias label' }).waitFor();
    const left = page.getByRole('list', { name: 'Left', exact: true });
    await eventually(async () => expect(await left.getByRole('listitem').count()).toBe(5));
    await page
      .getByText(/^\+[\d,]+ more$/)
      .first()
      .waitFor();
    await expectNoViolations(page);
    await page.goto(`${site.address}/about?tab=approach#source-credibility-system`);
    await page.locator('#source-credibility-system:focus').waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();

    const phone = await browser.newContext(SMALL_PHONE);
    const small = await open('/about?tab=sources', phone);
    await small.page.getByRole('article').nth(11).waitFor();
    await expectNoSidewaysScroll(small.page);
    await expectNoViolations(small.page);
    expect(small.faults).toEqual([]);
    await phone.close();
  });
});
