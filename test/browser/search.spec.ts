import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { type Registration } from '#contract/accounts';
import { ArticleCards } from '#contract/reading';
import { SearchAnswer } from '#contract/search';
import { MESSAGES, SEARCH_COUNTED_MOST } from '#contract/site';
import { Topics } from '#contract/stories';
import { type Database } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import { eventually, expectNoViolations, openBrowser, openPage } from '../support/browser/browser.js';
import { buildTopic } from '../support/factories.js';
import { type ReadSite, startReadSite } from '../support/read-site.js';

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Stands in more than eight of the first articles. */
const WORD = 'calvessa';

let site: ReadSite;
let browser: Browser;
let db: Database;

beforeAll(async () => {
  site = await startReadSite();
  db = site.db;
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (path: string, context: BrowserContext) => openPage(`${site.address}${path}`, context);
const ask = async (path: string): Promise<unknown> => (await fetch(`${site.address}${path}`)).json();
const totalOf = async (query: string) =>
  SearchAnswer.parse(await ask(`/api/news/search?${query}`)).totalCount;

/** Many articles that say a word, of a story that no list shows. */
async function tellAgainAndAgain(word: string, times: number): Promise<void> {
  const topic = await buildTopic(db, { is_listed: false });
  const ids = await db.rows<{ id: number }>(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id)
     select 'again-' || n || '-x', source_id, 'again:' || n, url, $1 || ' ' || n, excerpt, language, published_at,
            published_from, first_seen_at, updated_at, n, n, tags, category_id, $3
       from (select * from article limit 1) one, generate_series(1, $2::int) n returning id`,
    [word, times, topic],
  );
  await writeSearchWords(
    db,
    ids.map(({ id }) => id),
  );
}

describe('Search News', () => {
  it('goes from a sample to results, pages, filters and back, all of it in the address', async () => {
    const total = await totalOf(`q=${WORD}`);
    expect(total).toBeGreaterThan(8);
    const context = await browser.newContext(DESKTOP);
    const { page, faults } = await open('/search', context);
    await page.getByRole('heading', { level: 1, name: 'Search News Stories' }).waitFor();
    await eventually(async () => expect(await page.title()).toContain('Search News | '));
    await page.getByRole('button', { name: 'artificial intelligence' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'climate change' }).click();
    await page.waitForURL('**/search?q=climate+change');

    const words = page.getByRole('main').getByRole('searchbox', { name: 'Search news stories' });
    await eventually(async () => expect(await words.inputValue()).toBe('climate change'));
    await words.fill(WORD);
    await words.press('Enter');
    await page.getByText(`Showing 1 to 8 of ${total} results for “${WORD}”`).waitFor();
    await eventually(async () =>
      expect(await words.evaluate((box) => box === box.ownerDocument.activeElement)).toBe(true),
    );
    await expectNoViolations(page);

    const results = page.getByRole('main').getByRole('article');
    await eventually(async () => expect(await results.count()).toBe(8));
    await eventually(async () =>
      expect(await results.first().locator('mark').first().textContent()).toMatch(/calvessa/i),
    );
    await results.first().getByText('Source 1', { exact: true }).waitFor();
    const full = results.first().getByRole('link', { name: 'Read Full Article' });
    await eventually(async () => expect(await full.getAttribute('target')).toBe('_blank'));
    const more = results.first().getByRole('button', { name: 'Read more' });
    await more.click();
    await results.first().getByRole('button', { name: 'Show less', expanded: true }).waitFor();

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Page 2 of ${Math.ceil(total / 8)}`).waitFor();
    await page.getByText('Source 9', { exact: true }).waitFor();
    expect(page.url()).toContain('page=2');
    await page.goBack();
    await page.getByText(`Page 1 of ${Math.ceil(total / 8)}`).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true),
    );

    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Source 9', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Sources').fill('Tidewire');
    await page.getByLabel('From Date').fill('2031-03-03');
    await page.getByLabel('To Date').fill('2031-03-02');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await page.getByText('From Date must not be after To Date.').waitFor();
    await page.getByLabel('To Date').fill('2031-03-05');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await page.waitForURL(`**/search?q=${WORD}&sources=Tidewire&from=2031-03-03&to=2031-03-05`);
    const filtered = await totalOf(`q=${WORD}&sources=Tidewire&from=2031-03-03&to=2031-03-05`);
    expect(filtered).toBeGreaterThan(0);
    await page.getByText(new RegExp(`^Showing 1 to \\d of ${filtered} results for “${WORD}”$`)).waitFor();
    await expectNoViolations(page);
    await page.reload();
    await eventually(async () => expect(await page.getByLabel('Sources').inputValue()).toBe('Tidewire'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows one promotion after the fifth of more than five results; once closed it stays closed', async () => {
    const context = await browser.newContext(PHONE);
    const { page, faults } = await open(`/search?q=${WORD}`, context);
    const promo = page.getByRole('main').getByRole('complementary', { name: 'Go Premium' });
    await promo.waitFor();
    await eventually(async () =>
      expect(await page.locator('main ol > li').nth(5).getByRole('complementary').count()).toBe(1),
    );
    await expectNoViolations(page);
    await promo.getByRole('button', { name: 'Close this promotion' }).click();
    await page.reload();
    await page.getByText('Source 8', { exact: true }).waitFor();
    await eventually(async () => expect(await promo.count()).toBe(0));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('promotes nothing to subscribers, and says that there are more than it counts', async () => {
    await tellAgainAndAgain('brumquill', SEARCH_COUNTED_MOST + 1);
    const context = await browser.newContext(DESKTOP);
    const registration: Registration = {
      username: 'subira',
      email: 'subira@mail.example',
      password: 'a quiet morning',
    };
    await context.request.post(`${site.address}/api/auth/register`, { data: registration });
    const { page, faults } = await open('/search?q=brumquill', context);
    const offer = page.getByText(MESSAGES.premiumOffer);
    await page.getByText('Showing 1 to 8 of 10,000+ results for “brumquill”', { exact: true }).waitFor();
    // In the sidebar and among the results.
    await eventually(async () => expect(await offer.count()).toBe(2));
    await db.rows("update user_account set premium_granted = true where username_key = 'subira'");
    await page.reload();
    await page.getByText('Source 8', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'My profile', exact: true }).waitFor();
    await eventually(async () => expect(await offer.count()).toBe(0));
    await page.getByText('Page 1 of 1,250').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says word for word when nothing is found and when the search fails', async () => {
    const context = await browser.newContext(PHONE);
    const { page, faults } = await open('/search?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', context);
    await page.getByText(MESSAGES.searchEmpty, { exact: true }).waitFor();
    await page.getByText(MESSAGES.searchEmptyHint, { exact: true }).waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);

    await db.rows('alter table article_search rename to article_search_away');
    try {
      await page.goto(`${site.address}/search?q=${WORD}`);
      const failed = page.getByRole('alert').filter({ hasText: MESSAGES.searchFailed });
      await failed.getByText(MESSAGES.searchFailedHint, { exact: true }).waitFor();
      await expectNoViolations(page);
    } finally {
      await db.rows('alter table article_search_away rename to article_search');
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Source 1', { exact: true }).waitFor();
    await context.close();
  });
});

describe('Discover', () => {
  it('searches topics on the server, keeps search and category in the address', async () => {
    const context = await browser.newContext(PHONE);
    const [word = ''] = (Topics.parse(await ask('/api/topics?limit=1'))[0]?.name ?? '').split(' ');
    const { page, faults } = await open(`/discover?q=${word}`, context);
    const box = page.getByRole('searchbox', { name: 'Search topics' });
    await eventually(async () => expect(await box.inputValue()).toBe(word));
    await eventually(async () => expect(await box.getAttribute('placeholder')).toBe('Search topics...'));
    const cards = page.getByRole('main').getByRole('article');
    await cards.first().waitFor();
    await expectNoViolations(page);
    await box.fill('zzzz');
    await page.getByText(MESSAGES.topicsEmpty, { exact: true }).waitFor();
    await page.waitForURL('**/discover?q=zzzz');
    await box.fill('');
    await page.waitForURL('**/discover');
    await page.getByRole('button', { name: 'Sports' }).click();
    await page.waitForURL('**/discover?category=sports');
    await page.reload();
    await page.getByRole('button', { name: 'Sports', pressed: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows at most eight headlines of a category, and hosts the search', async () => {
    const featured = ArticleCards.parse(await ask('/api/articles/featured'));
    const context = await browser.newContext(DESKTOP);
    const { page, faults } = await open('/discover', context);
    await page.getByRole('tab', { name: 'News', exact: true }).click();
    await page.waitForURL('**/discover?tab=news');
    const cards = page.getByRole('main').getByRole('article');
    await cards.first().waitFor();
    await eventually(async () => expect(await cards.count()).toBe(Math.min(featured.length, 8)));
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Sports' }).click();
    await page.waitForURL('**category=sports');
    await page.getByRole('button', { name: 'Sports', pressed: true }).waitFor();
    const sports = featured.filter(({ tags }) => tags.includes('sports')).slice(0, 8);
    await eventually(async () => expect(await cards.count()).toBe(sports.length));
    await page.getByRole('tab', { name: 'Search News' }).click();
    await page.getByRole('heading', { level: 2, name: 'Search News Stories' }).waitFor();
    await page.getByRole('button', { name: 'climate change' }).waitFor();
    const words = page.getByRole('main').getByRole('searchbox', { name: 'Search news stories' });
    await words.fill(WORD);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(`**/discover?tab=news&view=search&q=${WORD}`);
    await page.getByText('Source 8', { exact: true }).waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
