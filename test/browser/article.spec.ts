import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Registration } from '#contract/accounts';
import { biasLabel } from '#contract/reading';
import { MESSAGES, PRODUCT_NAME, RELATED_MANUAL_RETRIES } from '#contract/site';
import { type Database } from '#persistence/database';
import { sourcesNeverAssessed } from '#persistence/trust';
import {
  eventually,
  expectNoViolations,
  openBrowser,
  openPage,
  untilTrue,
} from '../support/browser/browser.js';
import { buildArticle, buildMilestone, buildSource, buildTopic, hoursAfter } from '../support/factories.js';
import { type Front, startFront } from '../support/front.js';
import { type ReadSite, startReadSite } from '../support/read-site.js';

const START_LIMIT_MS = 600_000;
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const HOSTILE = 'Dam <img src=x onerror="document.title=1"> holds <b>firm</b>';

let site: ReadSite;
let front: Front;
let browser: Browser;
let db: Database;
let told: Told;

beforeAll(async () => {
  site = await startReadSite();
  front = await startFront(site.address);
  db = site.db;
  told = await buildTold();
  browser = await openBrowser();
}, START_LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await front?.stop();
  await site?.stop();
});

/** A story of two developments that four sources told, and two articles that stand alone. */
interface Told {
  topicId: number;
  milestoneId: number;
  slug: string;
  lonely: string;
  silent: string;
  /** An article that has the first one beside it. */
  second: string;
}

async function buildTold(): Promise<Told> {
  const topicId = await buildTopic(db, {
    slug: 'orrin-dam-holds',
    name: 'Orrin dam after the storm',
    description: 'A storm met the dam of Orrin.',
    source_count: 4,
  });
  const gold = await buildSource(db, { name: 'Gold Herald', bias: 'center' });
  const poor = await buildSource(db, { name: 'Poor Paper', bias: 'right' });
  const unrated = await buildSource(db, { name: 'Nobody Knows' });
  const slug = 'dam-holds-firm-0a1b2c3d';
  const hostile = await buildArticle(db, {
    topic_id: topicId,
    source_id: gold,
    slug,
    title: HOSTILE,
    content: '<p>The dam of Orrin holds.</p>',
    image_url: `${front.address}/assets/no-such-picture.png`,
  });
  const slugs = ['engineers-measure', 'villages-wait', 'storm-leaves'];
  const others: number[] = [];
  for (const [place, title] of OTHERS.entries()) {
    const source_id = [poor, unrated, gold][place % 3];
    others.push(
      await buildArticle(db, {
        topic_id: topicId,
        slug: `${slugs[place] ?? `other-news-${place}`}-5555000${place}`,
        title,
        source_id,
        published_at: hoursAfter(-place - 1),
      }),
    );
  }
  const [first = 0, second = 0, third = 0] = others;
  const milestoneId = await buildMilestone(db, topicId, [hostile, first, second], {
    title: 'The dam holds after the storm',
    impact_value: 9.2,
    is_significant: true,
    significance: 'critical',
  });
  await buildMilestone(db, topicId, [third], {
    title: 'A storm nears the valley',
    date: hoursAfter(-60),
    impact_value: 2,
    significance: 'low',
  });
  await db.rows(
    `insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
     values ($1, 'Dam about to break?', '', 'h', $2)`,
    [hostile, hoursAfter(-1)],
  );
  await db.rows(
    "insert into topic_redirect (old_topic_id, old_slug, topic_id, created_at) values (900001, 'orrin-flood', $1, now())",
    [topicId],
  );
  const lonely = 'quorx-vandelle-brimstag-11112222';
  const text = { excerpt: 'Only a summary came.', title: 'Quorx vandelle brimstag zwillig' };
  await buildArticle(db, { slug: lonely, ...text, source_id: unrated });
  const silent = 'wemmel-fyrdings-33334444';
  await buildArticle(db, { slug: silent, title: 'Wemmel fyrdings', excerpt: '', source_id: poor });
  return { topicId, milestoneId, slug, lonely, silent, second: 'villages-wait-55550001' };
}

const OTHERS = [
  'Engineers measure cracks in the wall',
  'Villages downstream wait for word',
  'Storm leaves the northern hills',
  'Council asks who pays for repairs',
  'Schools of the valley open again',
  'Fishermen count their lost boats',
  'Insurers send the first letters',
];

const open = (path: string, context: BrowserContext) => openPage(`${front.address}${path}`, context);

/** Once the worker has assessed them, which it does once while the news stands still: these have too little behind them. */
async function rate(name: string, score: number): Promise<void> {
  await eventually(async () => expect(await sourcesNeverAssessed(db, 1)).toEqual([]));
  await db.rows('update source set trust_score = $2 where name = $1', [name, score]);
}

async function signedIn(username: string): Promise<BrowserContext> {
  const context = await browser.newContext(DESKTOP);
  const registration: Registration = {
    username,
    email: `${username}@mail.example`,
    password: 'a quiet morning',
  };
  const answer = await context.request.post(`${front.address}/api/auth/register`, { data: registration });
  expect(answer.status()).toBe(201);
  return context;
}

/** What a test broke on purpose is no fault of the page. */
const unasked = (faults: string[]) => faults.splice(0).filter((fault) => !/\b(503|404)\b/.test(fault));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

describe('the article page', () => {
  it('shows the article, its source and its story, and what else to read', async () => {
    const context = await browser.newContext(DESKTOP);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page, faults } = await open(`/articles/${told.slug}`, context);
    await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();
    await eventually(async () => expect(await page.title()).toBe(`${HOSTILE} | ${PRODUCT_NAME}`));
    await eventually(async () =>
      expect(await page.getByRole('link', { name: 'Back to stories' }).getAttribute('href')).toBe('/'),
    );
    await page.getByText('The dam of Orrin holds.').waitFor();
    const full = page.getByRole('link', { name: 'Read the full article at Gold Herald' });
    await eventually(async () => expect(await full.getAttribute('target')).toBe('_blank'));
    await eventually(async () =>
      expect(await button(page, 'Follow').getAttribute('aria-disabled')).toBe('true'),
    );
    const signIn = page.getByRole('link', { name: 'Sign in to follow this story' });
    await eventually(async () =>
      expect(await signIn.getAttribute('href')).toMatch(/^\/api\/login\?returnTo=%2Farticles%2F/),
    );

    const progression = section(page, 'Story Progression Timeline').getByRole('listitem');
    await eventually(async () =>
      expect(await progression.allTextContents()).toEqual([
        expect.stringMatching(/A storm nears the valleyMinor development$/),
        expect.stringMatching(/The dam holds after the stormMajor development$/),
      ]),
    );
    await eventually(async () =>
      expect(await section(page, 'Related Coverage').getByRole('listitem').count()).toBe(3),
    );
    const more = section(page, 'More on this Topic').getByRole('listitem');
    await more.first().waitFor();
    await eventually(async () => expect(await more.count()).toBe(4));
    await expectNoViolations(page);

    // The picture that is missing is drawn in the box that was kept for it.
    const drawn = await page.locator('article header > svg').boundingBox();
    expect((drawn?.width ?? 0) / (drawn?.height ?? 1)).toBeCloseTo(16 / 9, 1);

    await button(page, 'Share').click();
    await page.getByText('Link copied.').first().waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `${front.address}/articles/${told.slug}`,
    );
    await button(page, 'Bookmark').click();
    await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();

    const related = section(page, 'Related Coverage').getByRole('link', { name: OTHERS[0] ?? '' });
    await related.scrollIntoViewIfNeeded();
    await related.click();
    await page.getByRole('heading', { level: 1, name: OTHERS[0] ?? '' }).waitFor();
    await untilTrue(page, 'scrollY === 0');
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });

  it('hands a link to the share sheet of a device that has one', async () => {
    const context = await browser.newContext(PHONE);
    await context.addInitScript('navigator.share = async (link) => { window.handedOver = link; };');
    const { page, faults } = await open(`/articles/${told.slug}`, context);
    await button(page, 'Share').click();
    await untilTrue(page, 'window.handedOver !== undefined');
    expect(await page.evaluate('window.handedOver')).toEqual({
      title: HOSTILE,
      url: `${front.address}/articles/${told.slug}`,
    });
    await eventually(async () => expect(await page.getByText('Link copied.').count()).toBe(0));
    await expectNoViolations(page);
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });

  it('shows bones first, then what stands in for an article that cannot be read', async () => {
    const context = await browser.newContext(PHONE);
    // A first page brings its article along: the next one is asked for.
    const { page, faults } = await open(`/articles/${told.second}`, context);
    front.holdCalls('/api/articles/');
    await section(page, 'Related Coverage').getByRole('link', { name: HOSTILE }).click();
    await page.getByText('Loading the article').waitFor();
    await expectNoViolations(page);
    front.mend();
    await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();

    front.breakCalls('/api/articles/');
    const [, , third = ''] = OTHERS;
    await section(page, 'Related Coverage').getByRole('link', { name: third }).click();
    await page.getByRole('heading', { level: 1, name: 'Storm leaves', exact: true }).waitFor();
    await page.getByRole('alert').getByText(MESSAGES.articleFailed).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('link', { name: 'Return to Headlines' }).getAttribute('href')).toBe('/'),
    );
    await expectNoViolations(page);
    front.mend();
    await button(page, 'Try Again').click();
    await page.getByRole('heading', { level: 1, name: third }).waitFor();

    await page.goto(`${front.address}/articles/no-such-thing-ffffffff`);
    await page.getByRole('heading', { level: 1, name: 'No such thing', exact: true }).waitFor();
    await page.getByText(MESSAGES.articleFailed).waitFor();
    await page.getByText(/It may have been removed/).waitFor();
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });

  it('looks for related coverage in three ways, and lets a reader try three times', async () => {
    const context = await browser.newContext(DESKTOP);
    front.breakCalls('/api/articles/related', '/api/search');
    const { page, faults } = await open(`/articles/${told.lonely}`, context);
    await page.getByText('Only a summary came.').waitFor();
    await page.getByRole('link', { name: 'Trust score of Nobody Knows: 6.5 Not Rated Yet' }).waitFor();
    await page
      .getByText('This is all that the feed of')
      .getByRole('link', { name: 'Nobody Knows' })
      .waitFor();
    await section(page, 'Story Progression Timeline').getByText('Article Published').waitFor();
    const related = section(page, 'Related Coverage');
    await related.getByText(MESSAGES.relatedFailed).waitFor();
    expect(front.broken()).toBe(3);
    await expectNoViolations(page);
    for (let tried = 1; tried <= RELATED_MANUAL_RETRIES; tried++) {
      const last = page.waitForResponse('**/api/search?*');
      await related.getByRole('button', { name: 'Try Again' }).click();
      await last;
    }
    await related.getByRole('button', { name: 'Try Again' }).waitFor({ state: 'detached' });
    await related.getByText(MESSAGES.relatedFailed).waitFor();
    expect(front.broken()).toBe(3 * (1 + RELATED_MANUAL_RETRIES));

    front.mend();
    await page.reload();
    await related.getByText(MESSAGES.relatedEmpty).waitFor();
    await eventually(async () => expect(await section(page, 'More on this Topic').count()).toBe(0));
    await page.goto(`${front.address}/articles/${told.silent}`);
    await page.getByText('The feed of this source carries no text for this article.').waitFor();
    await expectNoViolations(page);
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });

  it('follows its story, and says where that fails', async () => {
    const context = await signedIn('orla');
    const { page, faults } = await open(`/articles/${told.slug}`, context);
    front.breakCalls(`/api/topics/${told.topicId}/follow`);
    await button(page, 'Follow').click();
    await page.getByText('Failed to follow story').first().waitFor();
    await page.getByText('Please try again later').first().waitFor();
    front.mend();
    await button(page, 'Follow').click();
    await page.getByText('Story followed!').first().waitFor();
    await page.getByRole('button', { name: 'Following', pressed: true }).click();
    await page.getByText('Story unfollowed').first().waitFor();
    await eventually(async () => expect(await page.getByRole('link', { name: /^Sign in/ }).count()).toBe(0));
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });
});

describe('the story page', () => {
  it('shows the story and its milestones in the order that the address names', async () => {
    const context = await browser.newContext(DESKTOP);
    await rate('Gold Herald', 94);
    await rate('Poor Paper', 41);
    // The page brings its story along, newest first: neither is asked for.
    front.breakCalls('/api/stories/');
    const { page, faults } = await open(`/story/${told.topicId}?tracked=true`, context);
    await page.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' }).waitFor();
    expect(front.broken()).toBe(0);
    front.mend();
    await page.getByRole('button', { name: 'Tracking', pressed: true }).waitFor();
    const main = page.getByRole('main');
    for (const words of ['A storm met the dam of Orrin.', 'Ongoing', '0 followers', 'started 4 Mar'])
      await main.getByText(words, { exact: true }).waitFor();
    const milestones = main.getByRole('article');
    const held = main.getByRole('article', { name: 'The dam holds after the storm' });
    await eventually(async () =>
      expect(await milestones.first().textContent()).toMatch(/The dam holds after the storm/),
    );
    await held.getByText('Critical significance').waitFor();
    for (const tier of ['high trust', 'low trust', 'not enough data'])
      await held.getByText(tier, { exact: true }).waitFor();
    const external = held.getByRole('link', { name: /^Engineers measure cracks in the wall/ });
    await eventually(async () => expect(await external.getAttribute('target')).toBe('_blank'));
    await main.getByText('Low significance').waitFor();
    await expectNoViolations(page);

    await page.getByText('Oldest first').click();
    await page.waitForURL('**?tracked=true&sort=oldest');
    await milestones.first().getByText('A storm nears the valley', { exact: true }).waitFor();
    front.holdCalls('/api/stories/');
    await page.reload();
    await page.getByText('Loading the story…').waitFor();
    front.mend();
    await milestones.first().getByText('A storm nears the valley', { exact: true }).waitFor();

    await page.goto(`${front.address}/articles/${told.slug}`);
    const badge = page.getByRole('link', { name: 'Trust score of Gold Herald: 9.4 Gold Standard' });
    await eventually(async () =>
      expect(await badge.getAttribute('href')).toBe('/about?tab=approach#source-credibility-system'),
    );
    await eventually(async () => expect(await badge.locator('svg').count()).toBe(1));
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });

  it('leads an old address on, and says which story is not there', async () => {
    const context = await browser.newContext(PHONE);
    const { page, faults } = await open('/story/orrin-flood?sort=oldest', context);
    await page.waitForURL(`**/story/${told.topicId}?sort=oldest`);
    await button(page, 'Track Story').click();
    await page.getByRole('button', { name: 'Tracking', pressed: true }).waitFor();
    await expectNoViolations(page);

    await page.goto(`${front.address}/story/2147483000`);
    await page.getByRole('heading', { level: 1, name: MESSAGES.storyNotFound }).waitFor();
    await page.getByText(MESSAGES.storyNotFoundHint).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('link', { name: 'Return to News Feed' }).getAttribute('href')).toBe('/'),
    );
    await eventually(async () => expect(await button(page, 'Try Again').count()).toBe(0));
    await expectNoViolations(page);

    front.breakCalls('/api/stories/');
    await page.goto(`${front.address}/story/${told.topicId}?sort=oldest`);
    await page.getByText(MESSAGES.storyNotFoundHint).waitFor();
    front.mend();
    await button(page, 'Try Again').click();
    await page.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' }).waitFor();
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });
});

describe('comparing headlines', () => {
  it('shows how each source titled a development, and what it changed', async () => {
    const context = await browser.newContext(DESKTOP);
    front.breakCalls(`/api/topics/${told.topicId}/headlines`);
    const { page, faults } = await open(`/articles/${told.slug}`, context);
    await page.getByRole('link', { name: 'Compare headlines' }).click();
    await page.waitForURL('**/topics/orrin-dam-holds/sources?tab=headlines');
    await page.getByRole('tab', { name: 'Compare headlines', selected: true }).waitFor();
    await page.getByRole('alert').getByText(MESSAGES.headlinesFailed).waitFor();
    front.mend();
    await button(page, 'Try Again').click();
    const held = section(page, 'The dam holds after the storm');
    await held.getByText(HOSTILE, { exact: true }).waitFor();
    await held.getByText('Engineers measure cracks in the wall', { exact: true }).waitFor();
    await held.getByText(biasLabel('center'), { exact: true }).waitFor();
    const earlier = held.getByRole('list', { name: 'Earlier headlines of Gold Herald' });
    await earlier.getByText('Before: “Dam about to break?”').waitFor();
    await eventually(async () => expect(await section(page, 'A storm nears the valley').count()).toBe(0));
    await expectNoViolations(page);

    await page.goto(`${front.address}/story/${told.topicId}`);
    await page.getByRole('main').getByRole('link', { name: 'Compare headlines' }).click();
    await page.waitForURL(`**/sources?tab=headlines&milestone=${told.milestoneId}`);
    await held.waitFor();
    await page.getByRole('link', { name: 'Compare the headlines of all developments' }).click();
    await page.waitForURL('**/sources?tab=headlines');
    await page.goto(`${front.address}/topics/${told.topicId}/sources?tab=headlines&milestone=2147483`);
    await page.getByText(MESSAGES.headlinesEmpty).waitFor();
    expect(unasked(faults)).toEqual([]);
    await context.close();
  });
});
