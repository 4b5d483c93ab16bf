import { type APIRequestContext, expect } from '@playwright/test';
import { ArticleCards } from '#contract/reading';
import { SearchAnswer } from '#contract/search';
import { MESSAGES, SEARCH_COUNTED_MOST } from '#contract/site';
import { Topics } from '#contract/stories';
import { type Database } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import { writeTopicWords } from '#persistence/stories';
import { buildArticle } from '../support/factories/articles.js';
import { NEWS_DAY } from '../support/factories/news-day.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/read-site-test.js';
import { signUp } from './support/sign-up.js';

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

/** Occurs in more than eight of the first articles. */
const WORD = 'calvessa';

/** The call that completes the total. */
const EXACT_COUNT = /\/api\/news\/search\?.*count=exact/;

test.use({ siteOf: 'search' });

const ask = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(path)).json();
const totalOf = async (request: APIRequestContext, query: string) =>
  SearchAnswer.parse(await ask(request, `/api/news/search?${query}`)).totalCount;

/** Many articles with a word in their titles, of a topic that no list shows. Raw SQL: one statement for many rows. */
async function buildArticlesWith(db: Database, word: string, times: number): Promise<void> {
  const topic = await buildTopic(db, { is_listed: false });
  const ids = await db.rows<{ id: number }>(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id)
     select $1 || '-' || n || '-x', source_id, $1 || ':' || n, url, $1 || ' ' || n, '', language, published_at,
            published_from, first_seen_at, updated_at, n, n, tags, category_id, $3
       from (select * from article order by id limit 1) one, generate_series(1, $2::int) n returning id`,
    [word, times, topic.id],
  );
  await writeSearchWords(
    db,
    ids.map(({ id }) => id),
  );
}

test.describe('Search News', () => {
  test('keeps a sample search, its pages and its filters in the URL, forwards and back', async ({
    page,
    request,
  }) => {
    const total = await totalOf(request, `q=${WORD}`);
    expect(total).toBeGreaterThan(8);
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1, name: 'Search News Stories' })).toBeVisible();
    await expect(page).toHaveTitle(/Search News \| /);
    await expect(page.getByRole('button', { name: 'artificial intelligence' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'climate change' }).click();
    await expect(page).toHaveURL('/search?q=climate+change');

    const words = page.getByRole('main').getByRole('combobox', { name: 'Search news stories' });
    await expect(words).toHaveValue('climate change');
    await words.fill(WORD);
    await words.press('Enter');
    await expect(page.getByText(`Showing 1 to 8 of ${total} results for “${WORD}”`)).toBeVisible();
    await expect(words).toBeFocused();
    await expectNoViolations(page);

    const results = page.getByRole('list', { name: 'Articles' }).getByRole('article');
    await expect(results).toHaveCount(8);
    await expect(results.first().locator('mark').first()).toHaveText(/calvessa/i);
    await expect(results.first().getByText('Source 1', { exact: true })).toBeVisible();
    const full = results.first().getByRole('link', { name: 'Read Full Article' });
    await expect(full).toHaveAttribute('target', '_blank');
    const more = results.first().getByRole('button', { name: 'Read more' });
    await more.click();
    await expect(results.first().getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();

    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page.getByText(`Page 2 of ${Math.ceil(total / 8)}`)).toBeVisible();
    await expect(page.getByText('Source 9', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Articles' })).toBeFocused();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(page.getByText(`Page 1 of ${Math.ceil(total / 8)}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Source 9', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Sources').fill('Tidewire');
    await page.getByLabel('From Date').fill('2031-03-03');
    await page.getByLabel('To Date').fill('2031-03-02');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByText('From Date must not be after To Date.')).toBeVisible();
    await page.getByLabel('To Date').fill('2031-03-05');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(`/search?q=${WORD}&sources=Tidewire&from=2031-03-03&to=2031-03-05`);
    const filtered = await totalOf(request, `q=${WORD}&sources=Tidewire&from=2031-03-03&to=2031-03-05`);
    expect(filtered).toBeGreaterThan(0);
    await expect(
      page.getByText(new RegExp(`^Showing 1 to \\d of ${filtered} results for “${WORD}”$`)),
    ).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByLabel('Sources')).toHaveValue('Tidewire');
  });

  test('shows one promotion after the fifth result; once closed it stays closed', async ({ newPage }) => {
    const page = await newPage(PHONE);
    await page.goto(`/search?q=${WORD}`);
    const promo = page.getByRole('main').getByRole('complementary', { name: 'Go Premium' });
    await expect(promo).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Articles' }).locator('> li').nth(5).getByRole('complementary'),
    ).toHaveCount(1);
    await expectNoViolations(page);
    await promo.getByRole('button', { name: 'Close this promotion' }).click();
    await page.reload();
    await expect(page.getByText('Source 8', { exact: true })).toBeVisible();
    await expect(promo).toHaveCount(0);
  });

  test('shows subscribers no promotion, and shows "10,000+" if there are more results', async ({
    page,
    db,
  }) => {
    await buildArticlesWith(db, 'brumquill', SEARCH_COUNTED_MOST + 1);
    await signUp(page.context(), 'subira');
    await page.goto('/search?q=brumquill');
    const offer = page.getByText(MESSAGES.premiumOffer);
    await expect(
      page.getByText('Showing 1 to 8 of 10,000+ results for “brumquill”', { exact: true }),
    ).toBeVisible();
    // In the sidebar and in the results.
    await expect(offer).toHaveCount(2);
    await db.rows("update user_account set premium_granted = true where username_key = 'subira'");
    await page.reload();
    await expect(page.getByText('Source 8', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My profile', exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText('Page 1 of 1,250')).toBeVisible();
  });

  test('shows results with a lower bound of their number until all are counted', async ({ page, db }) => {
    await buildArticlesWith(db, 'quillanthe', 4_500);
    // The samples know the size of the table only then.
    await db.rows('analyze article_search');
    let count = () => {};
    const counting = new Promise<void>((begin) => {
      count = begin;
    });
    let counts = 0;
    await page.route(EXACT_COUNT, async (route) => {
      counts += 1;
      await counting;
      await route.continue();
    });
    await page.goto('/search?q=quillanthe');
    const shown = (range: string, total: string) =>
      page.getByText(`Showing ${range} of ${total} results for “quillanthe”`, { exact: true });
    const titles = () => page.getByRole('heading', { name: /^quillanthe/ }).allTextContents();
    const announced = page.getByRole('status').filter({ hasText: 'Showing' });
    await expect(shown('1 to 8', '1,000+')).toBeVisible();
    await expect(announced).toHaveCount(1);
    await expect(page.getByText('Page 1 of 125+', { exact: true })).toBeVisible();
    const before = await titles();
    expect(before).toHaveLength(8);
    count();
    await expect(shown('1 to 8', '4,500')).toBeVisible();
    await expect(announced).toHaveCount(0);
    await expect(page.getByText('Page 1 of 563', { exact: true })).toBeVisible();
    expect(await titles()).toEqual(before);

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(announced).toHaveText('Showing 9 to 16 of 4,500 results for “quillanthe”');
    expect(counts).toBe(1);
  });

  test('leads past the results that are known if they cannot be counted', async ({ page, db, faults }) => {
    await buildArticlesWith(db, 'ostrivane', 4_500);
    await db.rows('analyze article_search');
    await page.route(EXACT_COUNT, (route) =>
      route.fulfill({ status: 503, json: { code: 'too_slow', message: 'The search took too long.' } }),
    );
    await page.goto('/search?q=ostrivane&page=125');
    await expect(
      page.getByText('Showing 993 to 1,000 of 1,000+ results for “ostrivane”', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Page 125 of 125+', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByText('Showing 1,001 to 1,008 of 4,500 results for “ostrivane”', { exact: true }),
    ).toBeVisible();
    faults.forgive(/\b503\b/);
  });

  test('shows the specified texts if nothing is found and if the search fails', async ({
    newPage,
    faults,
    db,
  }) => {
    const page = await newPage(PHONE);
    await page.goto('/search?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E');
    await expect(page.getByText(MESSAGES.searchEmpty, { exact: true })).toBeVisible();
    await expect(page.getByText(MESSAGES.searchEmptyHint, { exact: true })).toBeVisible();
    await expectNoViolations(page);

    expect(faults.all).toEqual([]);
    await db.rows('alter table article_search rename to article_search_away');
    try {
      await page.goto(`/search?q=${WORD}`);
      const failed = page.getByRole('alert').filter({ hasText: MESSAGES.searchFailed });
      await expect(failed.getByText(MESSAGES.searchFailedHint, { exact: true })).toBeVisible();
      await expectNoViolations(page);
    } finally {
      await db.rows('alter table article_search_away rename to article_search');
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Source 1', { exact: true })).toBeVisible();
    faults.forgive(/\b500\b/);
  });
});

/** A resolved story with this label, and an article that mentions it in its content only. */
async function buildEndedStory(db: Database, label: string): Promise<string> {
  const topic = await buildTopic(db, {
    label,
    name: 'Builder of the weir found guilty',
    status: 'resolved',
    resolved_at: NEWS_DAY,
    resolution_summary: 'The builder was found guilty on all counts.',
    hot_rank: 1_000_000,
  });
  await writeTopicWords(db, [topic.id]);
  return topic.slug;
}

test.describe('Stories, suggestions and followed searches', () => {
  test('shows how a story ended above the articles, and narrows the articles with chips', async ({
    newPage,
    request,
    db,
  }) => {
    const slug = await buildEndedStory(db, `Weir trial ${WORD}`);
    const page = await newPage(PHONE);
    await page.goto(`/search?q=${WORD}`);
    const stories = page.getByRole('region', { name: 'Stories' });
    await expect(stories.getByText('The builder was found guilty on all counts.')).toBeVisible();
    await expect(stories.getByRole('link', { name: `Weir trial ${WORD}` })).toHaveAttribute(
      'href',
      `/topics/${slug}`,
    );
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Newest', pressed: false }).press('Enter');
    await expect(page).toHaveURL(`/search?q=${WORD}&sort=newest`);
    await expect(page.getByText('Source 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Newest', pressed: true })).toBeFocused();
    await page.getByRole('button', { name: 'Reports' }).press('Enter');
    await expect(page).toHaveURL(`/search?q=${WORD}&kind=report&sort=newest`);
    const reports = await totalOf(request, `q=${WORD}&kind=report`);
    const count = page.getByRole('status').filter({ hasText: 'Showing' });
    await expect(count).toContainText(` of ${reports} results for “${WORD}”`);
    await expect(page.getByRole('button', { name: 'Reports', pressed: true })).toBeVisible();

    const source = page.getByRole('group', { name: 'Sources' }).getByRole('button').first();
    const name = (await source.textContent()) ?? '';
    await source.press('Enter');
    const ofSource = await totalOf(
      request,
      `q=${WORD}&kind=report&${new URLSearchParams({ sources: name })}`,
    );
    await expect(count).toContainText(` of ${ofSource} results for “${WORD}”`);
    await expect(page.getByRole('button', { name, pressed: true })).toBeFocused();
    await page.getByRole('button', { name, pressed: true }).press('Enter');
    await expect(page).toHaveURL(`/search?q=${WORD}&kind=report&sort=newest`);
    await expect(page.getByRole('button', { name, pressed: false })).toBeFocused();
    await page.goto(`/search?q=${WORD}&from=2031-03-03&to=2031-03-04&kind=report`);
    // Nothing offers these days once they are removed.
    await page.getByRole('button', { name: '2031-03-03 to 2031-03-04' }).press('Enter');
    await expect(page).toHaveURL(`/search?q=${WORD}&kind=report`);
    await expect(page.getByRole('group', { name: 'Refine results' })).toBeFocused();
    await page.goto(`/search?q=zzzzqqqq`);
    await expect(page.getByRole('status').filter({ hasText: MESSAGES.searchEmpty })).toBeVisible();
    await page.goto(`/search?q=${WORD}&kind=report`);
    await page.getByRole('button', { name: 'Last month' }).click();
    await expect(page).toHaveURL(/from=2031-0\d-\d\d/);
    await expectNoViolations(page);

    await page.getByRole('combobox', { name: 'Search news stories' }).press('Enter');
    await expect(page).toHaveURL(/kind=report/);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(stories).toHaveCount(0);
  });

  test('suggests stories and sources while typing, by keyboard', async ({ page, db }) => {
    const slug = await buildEndedStory(db, 'Zörbig lock fire');
    await page.goto('/search');
    const words = page.getByRole('main').getByRole('combobox', { name: 'Search news stories' });
    await words.pressSequentially('zorb');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const option = list.getByRole('option', { name: /^Zörbig lock fire/ });
    await expect(option).toContainText('Story · Resolved');
    await expect(words).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page);
    await words.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(words).toHaveValue('zorb');
    await expect(words).toHaveAttribute('aria-expanded', 'false');

    await words.pressSequentially('i');
    await expect(option).toBeVisible();
    await words.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toContainText('Zörbig lock fire');
    await expect(words).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await words.press('ArrowUp');
    await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
    await words.press('Enter');
    await expect(page).toHaveURL('/search?q=zorbi');
    await expect(list).toHaveCount(0);

    const header = page.getByRole('banner').getByRole('combobox', { name: 'Search news' });
    await header.pressSequentially('tidew');
    await expect(page.getByRole('option', { name: /^Tidewire/ })).toContainText('Source');
    await header.fill('zörb');
    await expect(option).toBeVisible();
    await header.press('ArrowDown');
    await header.press('Enter');
    await expect(page).toHaveURL(`/topics/${slug}`);
  });

  test('opens a suggestion by touch', async ({ newPage, db }) => {
    const slug = await buildEndedStory(db, 'Quillon ferry sinks');
    const page = await newPage({ ...PHONE, hasTouch: true });
    await page.goto('/search');
    await page.getByRole('combobox', { name: 'Search news stories' }).pressSequentially('quillon f');
    await page.getByRole('option', { name: /^Quillon ferry sinks/ }).tap();
    await expect(page).toHaveURL(`/topics/${slug}`);
  });

  test('follows a search, counts what is new, and unfollows it with Undo', async ({ page, db }) => {
    await page.goto(`/search?q=${WORD}`);
    await expect(page.getByRole('link', { name: 'Follow this search' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('link', { name: 'RSS', exact: true })).toHaveAttribute(
      'href',
      `/search/feed.xml?q=${WORD}`,
    );
    await signUp(page.context(), 'fola');
    await page.reload();
    await page.getByRole('button', { name: 'Follow this search', pressed: false }).press('Enter');
    const following = page.getByRole('button', { name: 'Following this search', pressed: true });
    await expect(following).toBeVisible();
    await expect(following).toBeFocused();
    await expectNoViolations(page);

    await db.rows(`update followed_search set seen_at = '2001-01-01'`);
    await page.goto('/search');
    const followed = page.getByRole('region', { name: 'Followed searches' });
    await expect(followed.getByText(/^\d+ new$/)).toBeVisible();
    await expectNoViolations(page);
    await followed.getByRole('button', { name: `Unfollow “${WORD}”` }).click();
    await expect(followed.getByRole('link', { name: WORD })).toHaveCount(0);
    await expect(followed.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(followed.getByText(/^\d+ new$/)).toBeVisible();
    await followed.getByRole('link', { name: WORD }).click();
    await expect(page.getByText('Source 1', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await db.rows(`select 1 from followed_search where seen_at > '2001-01-01'`)).length)
      .toBe(1);
    await page.goBack();
    await expect(followed.getByRole('link', { name: WORD })).toBeVisible();
    await expect(followed.getByText(/ new$/)).toHaveCount(0);
  });

  test('shows the passage around a match that the excerpt lacks', async ({ page, db }) => {
    const topic = await buildTopic(db, { is_listed: false });
    const article = await buildArticle(db, {
      topic_id: topic.id,
      title: 'Council of Selby meets about the vornholm',
      excerpt: 'It met behind closed doors. '.repeat(8).trim(),
      content: '<p>It met.</p><p>Nobody but the mayor knew where the <b>vornholm</b> stood. They left.</p>',
    });
    await writeSearchWords(db, [article.id]);
    await page.goto('/search?q=vornholm');
    const result = page.getByRole('list', { name: 'Articles' }).getByRole('article');
    await expect(result.getByText('… Nobody but the mayor knew where the vornholm stood. …')).toBeVisible();
    await expect(result.locator('p mark')).toHaveText('vornholm');
    await result.getByRole('button', { name: 'Read more' }).click();
    await expect(result.getByText('Nobody but the mayor')).toHaveCount(0);
    await expect(result.getByText('It met behind closed doors.', { exact: false })).toBeVisible();
  });
});

test.describe('Discover', () => {
  test('searches topics on the server and keeps search and category in the URL', async ({
    newPage,
    request,
  }) => {
    const page = await newPage(PHONE);
    const [word = ''] = (Topics.parse(await ask(request, '/api/topics?limit=1'))[0]?.name ?? '').split(' ');
    await page.goto(`/discover?q=${word}`);
    const box = page.getByRole('searchbox', { name: 'Search topics' });
    await expect(box).toHaveValue(word);
    await expect(box).toHaveAttribute('placeholder', 'Search topics...');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expectNoViolations(page);
    await box.fill('zzzz');
    await expect(page.getByText(MESSAGES.topicsEmpty, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/discover?q=zzzz');
    await box.fill('');
    await expect(page).toHaveURL('/discover');
    await page.getByRole('button', { name: 'Sports' }).click();
    await expect(page).toHaveURL('/discover?category=sports');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sports', pressed: true })).toBeVisible();
  });

  test('shows at most eight headlines of a category and includes the search', async ({ page, request }) => {
    const featured = ArticleCards.parse(await ask(request, '/api/articles/featured'));
    await page.goto('/discover');
    await page.getByRole('tab', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL('/discover?tab=news');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(cards).toHaveCount(Math.min(featured.length, 8));
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Sports' }).click();
    await expect(page).toHaveURL(/category=sports$/);
    await expect(page.getByRole('button', { name: 'Sports', pressed: true })).toBeVisible();
    const sports = featured.filter(({ tags }) => tags.includes('sports')).slice(0, 8);
    await expect(cards).toHaveCount(sports.length);
    await page.getByRole('tab', { name: 'Search News' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Search News Stories' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'climate change' })).toBeVisible();
    const words = page.getByRole('main').getByRole('combobox', { name: 'Search news stories' });
    await words.fill(WORD);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/discover?tab=news&view=search&q=${WORD}`);
    await expect(page.getByText('Source 8', { exact: true })).toBeVisible();
    await expectNoViolations(page);
  });
});
