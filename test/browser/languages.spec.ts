import { expect, type Locator, type Page } from '@playwright/test';
import { sourcesNeverAssessed } from '#persistence/trust';
import { buildNotification } from '../support/factories/notifications.js';
import { buildSource } from '../support/factories/sources.js';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/dam-story-test.js';
import { misfitsOf } from './support/page-faults.js';
import { signUp } from './support/sign-up.js';

test.use({ siteOf: 'languages' });

const sidebar = (page: Page) => page.locator('aside').filter({ has: page.getByRole('navigation') });
const wayOfWriting = (page: Page) =>
  page.evaluate<string[]>('[document.documentElement.lang, document.documentElement.dir]');

/** Whether the lower number of '7.1–9.6' stands left of the higher one. */
const beginsLow = (range: Locator) =>
  range.evaluate((element) => {
    const leftOf = (number: string) => {
      const [text] = element.childNodes;
      if (text === undefined) throw new Error('There is no text.');
      const place = element.ownerDocument.createRange();
      const at = (text.textContent ?? '').indexOf(number);
      place.setStart(text, at);
      place.setEnd(text, at + number.length);
      return place.getBoundingClientRect().left;
    };
    return leftOf('7.1') < leftOf('9.6');
  });

const choose = (page: Page, language: string) =>
  page.addInitScript(`localStorage.setItem('language', '${language}')`);

test('a reader chooses a language, which lasts', async ({ page, story: _, faults }) => {
  await page.goto('/topics/orrin-dam-holds');
  await expect(sidebar(page).getByRole('link', { name: 'Discover' })).toBeVisible();
  await sidebar(page).getByRole('button', { name: 'Deutsch' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Entdecken' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Folgen', exact: true }).first()).toBeVisible();
  expect(await wayOfWriting(page)).toEqual(['de', 'ltr']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expectNoViolations(page);

  // What the server says.
  await page.goto('/auth');
  await page.getByLabel('Benutzername').fill('nobody-here');
  await page.getByLabel('Passwort', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('main').getByText('Benutzername oder Passwort falsch.')).toBeVisible();
  faults.forgive(/\b40[14]\b/);

  await page.reload();
  await sidebar(page).getByRole('button', { name: 'English' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Discover' })).toBeVisible();
  expect(await wayOfWriting(page)).toEqual(['en', '']);
});

test('notifications are in the language of the reader, around the words of reports', async ({
  page,
  db,
  story,
}) => {
  await choose(page, 'de');
  const { id } = await signUp(page.context(), 'lotte');
  for (const [title, message] of [
    ['Orrin dam', 'The dam holds (2 origins)'],
    ['Ended: Orrin dam', 'The dam is safe'],
  ])
    await buildNotification(db, id, { topic_id: story.topicId, type: 'alert', title, message });
  await page.goto('/about');
  await page.getByRole('button', { name: /^Benachrichtigungen, 2/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' });
  const ended = drawer.getByRole('article', { name: 'Beendet: Orrin dam' });
  await expect(ended.getByText('The dam is safe')).toHaveAttribute('lang', 'en');
  await drawer.getByRole('button', { name: /^1 weitere/ }).click();
  const holds = drawer.getByRole('article', { name: /^Orrin dam/ });
  await expect(holds.getByText('The dam holds (2 Ursprünge)')).toBeVisible();
  await expect(holds.getByText('The dam holds', { exact: true })).toHaveAttribute('lang', 'en');
});

test('Arabic is written from right to left', async ({ page, story }, info) => {
  await choose(page, 'ar');
  const pages = {
    home: '/',
    discover: '/discover',
    story: '/topics/orrin-dam-holds',
    article: `/articles/${story.slug}`,
    following: '/following',
    'sign-in': '/auth',
  };
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      expect(await wayOfWriting(page)).toEqual(['ar', 'rtl']);
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect([path, width, overflow]).toEqual([path, width, 0]);
      // For people to look at (docs/translating.md).
      await page.screenshot({ path: info.outputPath(`arabic-${name}-${width}.jpg`), quality: 60 });
    }
    await expectNoViolations(page);
  }
  // What is cut is cut at its end: names, and the lines of a card, which have room for an ellipsis behind them.
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(card.locator('p a[href^="/sources/"]').first()).toHaveCSS('direction', 'ltr');
  await expect(card.getByRole('heading').locator('..')).toHaveCSS('padding-right', '16px');
  // News in English keeps its full stops at the end.
  await page.goto(`/articles/${story.slug}`);
  const body = page.getByRole('main').getByText('The dam of Orrin holds.');
  await expect(body).toHaveCSS('direction', 'ltr');
  await expect(body).toHaveCSS('text-align', 'right');
  const menu = page.getByRole('button', { name: 'فتح القائمة' });
  await menu.click();
  const rightEdge = async () => {
    const box = await page.getByRole('dialog').boundingBox();
    return box && Math.round(box.x + box.width);
  };
  await expect.poll(rightEdge).toBe(390);
});

test('a range of scores begins with the lower one in Arabic', async ({ page, db, story: _ }) => {
  await choose(page, 'ar');
  const labels = { media_type: 'news agency', bias: 'center', bias_origin: 'the recording' } as const;
  const { id, slug } = await buildSource(db, labels);
  await expect(async () => expect(await sourcesNeverAssessed(db, 1)).toEqual([])).toPass();
  await db.rows('update source set trust_score = 84, trust_low = 71, trust_high = 96 where id = $1', [id]);
  await page.goto(`/sources/${slug}`);
  const ranges = page.getByText('7.1–9.6');
  await expect(ranges).toHaveCount(2);
  for (const range of await ranges.all()) expect(await beginsLow(range)).toBe(true);
  await expect(page.getByText('the recording')).toHaveCount(0);
  await expect(page.getByText('News agency')).toHaveCount(0);
});

test('longer words leave room for the stories of cards on a phone', async ({ page, story: _ }) => {
  await choose(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const stories = page.getByRole('article').filter({ hasText: 'Geschichte: ' });
  await expect(stories.first()).toBeVisible();
  const lines = stories.locator('p', { hasText: 'Geschichte: ' }).getByRole('link');
  for (const link of await lines.all()) {
    const { width: line = 0 } = (await link.locator('..').boundingBox()) ?? {};
    const { width = 0 } = (await link.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(40);
    expect(width).toBeLessThan(line);
  }
});

for (const language of ['de', 'es', 'fr', 'ar'])
  test(`pages of visitors fit 320 px in another language (${language})`, async ({ page, story: _ }) => {
    await choose(page, language);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/about', '/about?tab=bias', '/subscription', '/topics/orrin-dam-holds']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('banner').locator('a[href^="/auth"]')).toBeVisible();
      await expect(async () => expect([path, await misfitsOf(page)]).toEqual([path, []])).toPass();
    }
  });

for (const language of ['de', 'es', 'fr'])
  test(`small parts fit a phone in another language (${language})`, async ({ page, db, story: _ }) => {
    await choose(page, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/subscription');
    const plans = page.getByRole('table').locator('..');
    const excess = ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
      scrollWidth - clientWidth;
    await expect.poll(() => plans.evaluate(excess)).toBe(0);

    const { slug } = await buildSource(db, { language: 'en' });
    await page.goto(`/sources/${slug}`);
    const factors = page.locator('main li', { hasText: /\b30\s%/ });
    const words = { de: 'keine Daten', es: 'sin datos', fr: 'pas de données' }[language] ?? '';
    const { height = 0 } = (await factors.getByText(words).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(24);
    const answers = page.getByRole('group').filter({ hasText: '?' }).getByRole('button');
    const lines = await answers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(lines).toHaveLength(2);
    expect(new Set(lines).size).toBe(1);
    const inWords = page.locator('dd', { hasText: /^(Englisch|Inglés|Anglais)$/ });
    await expect(inWords).toBeVisible();

    await page.goto('/');
    await expect(page.locator('button[aria-pressed] > span').first()).toBeVisible();
    const first = `getComputedStyle(document.querySelector('button[aria-pressed] > span'), '::first-letter')`;
    expect(await page.evaluate(`${first}.textTransform`)).toBe('uppercase');
  });

test('the interface stays in English if its catalogue cannot be loaded', async ({
  page,
  story: _,
  faults,
}) => {
  await choose(page, 'ar');
  await page.route('**/assets/catalogue-*', (route) => route.abort());
  await page.goto('/topics/orrin-dam-holds');
  await expect(sidebar(page).getByRole('link', { name: 'Discover' })).toBeVisible();
  expect(await wayOfWriting(page)).toEqual(['en', '']);
  await expect(page.getByText('The words of your language could not be loaded').first()).toBeVisible();
  faults.forgive(/catalogue-|Failed to fetch|ERR_FAILED|importing/i);
});

test('a page whose code cannot be loaded stays in English', async ({ page, story: _, faults }) => {
  // A page of its own: `page` waits for the app.
  const blocked = await page.context().newPage();
  await choose(blocked, 'ar');
  await blocked.route('**/assets/*.js', (route) => route.abort());
  await blocked.goto('/topics/orrin-dam-holds');
  await expect(blocked.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await wayOfWriting(blocked)).toEqual(['en', '']);
  // Axe takes links in a disabled fieldset, in which the server renders pages, for disabled as well.
  await blocked.close();
  faults.forgive(/ERR_FAILED/);
});

/** A device's voices, of which a headless browser has none. Each utterance lasts until the test ends it. */
const VOICES = `
  window.spoken = [];
  const voice = { lang: 'en-GB', localService: true, name: 'Test' };
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [voice],
    speak: (utterance) => { window.spoken.push(utterance.lang + ': ' + utterance.text); window.current = utterance; },
    cancel: () => { const stopped = window.current; window.current = undefined; stopped?.onerror?.({ error: 'canceled' }); },
  } });
`;

test('an article is read aloud', async ({ page, story }) => {
  await page.addInitScript(VOICES);
  await page.goto(`/articles/${story.slug}`);
  const title = (await page.locator('main h1').textContent()) ?? '';
  const spoken = () => page.evaluate<string[]>('window.spoken');
  const isSilent = () => page.evaluate<boolean>('window.current === undefined');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(spoken).toEqual([`en: ${title}`]);

  await page.evaluate('window.current.onend()');
  await expect.poll(spoken).toHaveLength(2);
  const second = (await spoken()).at(-1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(isSilent).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(spoken).toEqual([`en: ${title}`, second, second]);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused();
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page).toHaveURL(/discover/);
  await expect.poll(isSilent).toBe(true);
});
