import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type Registration, SignedIn } from '#contract/accounts';
import { MESSAGES } from '#contract/site';
import { MARKER_TOOLTIPS } from '#contract/timeline';
import type { Database } from '#persistence/database';
import {
  eventually,
  expectNoViolations,
  hoverHint,
  openBrowser,
  openPage,
} from '../support/browser/browser.js';
import { buildTopic, hoursAfter } from '../support/factories.js';
import { type ReadSite, startReadSite } from '../support/read-site.js';
import { buildToldTopic, type ToldTopic } from '../support/told-topic.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const NARROW = { viewport: { width: 320, height: 720 } };
const DARK = { ...DESKTOP, colorScheme: 'dark' } as const;

let site: ReadSite;
let browser: Browser;
let db: Database;
let told: ToldTopic;

beforeAll(async () => {
  site = await startReadSite();
  db = site.db;
  told = await buildToldTopic(db);
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string, options: Parameters<Browser['newContext']>[0] = DESKTOP) {
  const context = await browser.newContext(options);
  return { context, ...(await openPage(`${site.address}${path}`, context)) };
}

const topicPath = (rest = '') => `/topics/${told.slug}${rest}`;
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });
const titles = (page: Page) => timelineOf(page).getByRole('heading', { level: 3 }).allTextContents();
/** Nothing is cut off or scrolls sideways at 320 px. */
const expectNoOverflow = async (page: Page) =>
  await eventually(async () =>
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320),
  );

describe('the topic page', () => {
  it('shows the story: header, figures, bias, and the timeline with all it can tell', async () => {
    const { page, faults, context } = await open(topicPath());
    const main = page.getByRole('main');
    await main.getByText(MESSAGES.noDescription).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('link', { name: 'Back to Discover' }).getAttribute('href')).toBe(
        '/discover',
      ),
    );
    const card = page.getByRole('region', { name: 'Followthrough' });
    await card.getByText('Ongoing').waitFor();
    await card.getByText("Stage 'confirmed': three origins report it.").waitFor();
    await eventually(async () =>
      expect(await card.getByRole('progressbar').getAttribute('value')).toBe('40'),
    );
    const bias = page.getByRole('region', { name: 'Bias distribution' });
    await bias.getByText('Blindspot on the left: None of the 7 labelled sources').waitFor();
    await bias.getByText('No bias label').waitFor();
    await eventually(async () =>
      expect(await card.getByRole('link', { name: /^Who they are/ }).getAttribute('target')).toBe('_blank'),
    );

    const timeline = timelineOf(page);
    for (const words of [MARKER_TOOLTIPS.significant, MARKER_TOOLTIPS.verified, MARKER_TOOLTIPS.multiple])
      await timeline.getByRole('img', { name: words }).waitFor();
    await hoverHint(timeline.getByText('5d', { exact: true }), '5 days since previous update');
    await timeline.getByText('Retracted by the source that reported it').waitFor();
    const first = timeline.getByRole('article', { name: 'Aqueduct at Quennel bursts' });
    await first.getByText('+2 more').waitFor();
    await first.getByRole('button', { name: 'Show More' }).click();
    await first.getByText('We heard it sing.').waitFor();
    await first.getByText('Ilse Marn, in Tideway').waitFor();
    const numbers = first.getByRole('region', { name: 'Numbers differ: Injured' });
    await eventually(async () =>
      expect(await numbers.getByRole('term').allTextContents()).toEqual(['4', '7']),
    );
    await expectNoViolations(page);
    await first.getByRole('button', { name: 'Show Less' }).click();
    await first.getByText('We heard it sing.').waitFor({ state: 'detached' });

    await first.getByRole('button', { name: '3 independent origins · 5 outlets' }).click();
    const drawer = page.getByRole('dialog', { name: '3 independent origins · 5 outlets' });
    await drawer.getByRole('heading', { name: 'Tidewire' }).waitFor();
    await drawer.getByText('2 more articles on its authority').click();
    await eventually(async () => expect(await drawer.getByText('Copy', { exact: true }).count()).toBe(2));
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.locator('button:focus:has-text("3 independent origins")').waitFor();

    expect(faults).toEqual([]);
    await context.close();
  });

  it('leads down the line by the days of coverage, leaves the key milestones, and keeps the history', async () => {
    const { page, faults, context } = await open(topicPath());
    const timeline = timelineOf(page);
    await timeline.getByRole('checkbox', { name: 'Key milestones only' }).check();
    await eventually(async () => expect(await titles(page)).toEqual(['Engineers close the sluice']));
    await timeline.getByRole('checkbox').uncheck();
    await timeline.getByRole('button', { name: /^Tue, 4 Mar 2031: 5 articles \(.*\), 1 milestone$/ }).click();
    await page.locator('article:focus:has-text("Aqueduct at Quennel bursts")').waitFor();
    await timeline.getByText('Show as a table').click();
    await timeline.getByRole('cell', { name: '5', exact: true }).waitFor();
    await expectNoViolations(page);

    await page.getByRole('tab', { name: 'Story History' }).click();
    await page.getByRole('tabpanel').getByText('Ongoing: Quiet.').waitFor();
    await timeline.getByRole('button', { name: 'Hide Timeline' }).click();
    await eventually(async () => expect(await timeline.getByRole('article').count()).toBe(0));
    await timeline.getByRole('button', { name: 'View Timeline' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('tells a follower what is new, and leaves out what they mute; whole at 320 px', async () => {
    const { page, faults, context } = await open('/about', NARROW);
    const registration: Registration = {
      username: 'orla',
      email: 'orla@mail.example',
      password: 'a quiet morning',
    };
    const answer = await context.request.post(`${site.address}/api/auth/register`, {
      data: registration,
    });
    const reader = SignedIn.parse(await answer.json());
    await context.request.post(`${site.address}/api/topics/${told.id}/follow`);
    await db.rows('update follow set seen_at = $2 where user_id = $1', [reader.id, hoursAfter(130)]);
    await page.goto(`${site.address}${topicPath()}`);
    await page.getByText('1 new since your last visit').waitFor();
    const timeline = timelineOf(page);
    await timeline.getByText(/^↑ Since your last visit, /).waitFor();
    await eventually(async () => expect(await timeline.getByText('New', { exact: true }).count()).toBe(1));
    await expectNoOverflow(page);

    await page.getByRole('tab', { name: 'Advanced Settings' }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Mute', exact: true }).click();
    await panel.getByText('Please enter a word.').waitFor();
    await panel.getByLabel('Word or phrase').fill('steward');
    await panel.getByRole('button', { name: 'Mute', exact: true }).click();
    await panel.getByRole('list', { name: 'Muted words' }).getByText('steward').waitFor();
    await panel.getByLabel('Source', { exact: true }).selectOption('Hill Courier');
    await panel.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByText('Hill Courier is hidden in this topic.').first().waitFor();
    await eventually(async () =>
      expect(await panel.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe(
        topicPath('/feed.xml'),
      ),
    );
    await panel.getByRole('link', { name: 'JSON Feed' }).waitFor();
    await expectNoViolations(page);
    await expectNoOverflow(page);

    await page.getByRole('tab', { name: 'Latest Articles' }).click();
    await panel.getByRole('link', { name: 'Engineers close the sluice' }).waitFor();
    // What was read before the last change is shown until the list has been asked for again.
    await eventually(async () => {
      const listed = await panel.getByRole('heading').allTextContents();
      expect(listed).not.toContain('Water steward resigns');
      expect(listed).not.toContain('New aqueduct: council says yes');
      expect(listed).toHaveLength(5);
    });
    await page.getByRole('tab', { name: 'Advanced Settings' }).click();
    await panel.getByRole('button', { name: 'Unmute steward' }).click();
    await page.getByText('“steward” is no longer muted.').first().waitFor();
    await page.getByRole('tab', { name: 'Latest Articles' }).click();
    await panel.getByRole('link', { name: 'Water steward resigns' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has the whole timeline with filters in the address, and every source; old slugs lead there', async () => {
    await db.rows(
      'insert into topic_redirect (old_slug, old_topic_id, topic_id, created_at) values ($1, $2, $3, $4)',
      ['quennel-once', 900_000, told.id, hoursAfter(0)],
    );
    const { page, faults, context } = await open('/topic/quennel-once/timeline?order=oldest', NARROW);
    await page.waitForURL(`**${topicPath('/timeline?order=oldest')}`);
    const items = page.getByRole('main').getByRole('article');
    await items.first().waitFor();
    await eventually(async () =>
      expect(await items.first().textContent()).toContain('Aqueduct at Quennel bursts'),
    );
    await expectNoOverflow(page);
    await page.getByLabel('Show', { exact: true }).selectOption('Verified only');
    await page.waitForURL('**/timeline?show=verified&order=oldest');
    await eventually(async () => expect(await items.count()).toBe(1));
    await page.goBack();
    await page.waitForURL('**/timeline?order=oldest');
    await eventually(async () => expect(await items.count()).toBe(4));
    await expectNoViolations(page);

    await page.goto(`${site.address}${topicPath('/sources')}`);
    const sources = page.getByRole('main').getByRole('article');
    await sources.first().waitFor();
    await eventually(async () => expect(await sources.count()).toBe(8));
    await eventually(async () =>
      expect(await sources.first().textContent()).toMatch(/^Tideway.*Origin: Tidewire/),
    );
    await page.getByLabel('Order').selectOption('Most articles');
    await eventually(async () => expect(await sources.first().textContent()).toMatch(/^Orrin Gazette/));
    await expectNoOverflow(page);
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is whole in the dark', async () => {
    const { page, faults, context } = await open(topicPath(), DARK);
    await timelineOf(page).getByRole('article').first().waitFor();
    await expectNoViolations(page);
    await page.goto(`${site.address}${topicPath('/sources')}`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says so where something is missing or fails, and goes on when it is back', async () => {
    const { page, context } = await open('/topics/no-such-story');
    await page.getByRole('heading', { name: MESSAGES.topicNotFound }).waitFor();
    await page.getByText(MESSAGES.topicNotFoundHint).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await page.getByRole('link', { name: 'Back to Discover' }).waitFor();
    await expectNoViolations(page);

    const empty = await buildTopic(db, { slug: 'nothing-told-yet' });
    await page.goto(`${site.address}/topics/${empty}`);
    await page.waitForURL('**/topics/nothing-told-yet');
    await timelineOf(page).getByText(MESSAGES.milestonesEmpty).waitFor();

    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/milestones') && asked.push(request.url()));
    await db.rows('alter table milestone_quote rename to milestone_quote_away');
    await page.goto(`${site.address}${topicPath()}`);
    const timeline = timelineOf(page);
    await timeline.getByText('These four are examples, not news.').waitFor();
    await eventually(async () => expect(await timeline.getByRole('article').count()).toBe(4));
    expect(asked).toHaveLength(2);
    await expectNoViolations(page);
    await db.rows('alter table milestone_quote_away rename to milestone_quote');
    await timeline.getByRole('button', { name: 'Try Again' }).click();
    await timeline.getByRole('article', { name: 'Engineers close the sluice' }).waitFor();

    // No limit stands before this call here; where a proxy sets one, this is what readers see.
    const limited = { code: 'rate_limited', message: 'Too many tries: the rate limit is reached.' };
    await page.route(`**/api/topics/${told.slug}`, (route) => route.fulfill({ status: 429, json: limited }));
    await page.goto(`${site.address}/discover?q=Quennel`);
    await page.getByRole('main').getByRole('link', { name: 'The Quennel aqueduct' }).click();
    await page.getByRole('heading', { name: MESSAGES.temporarilyUnavailable }).waitFor();
    await context.close();
  });
});
