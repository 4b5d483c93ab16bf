import { expect, type Page } from '@playwright/test';
import { MESSAGES } from '#contract/site';
import { MARKER_TOOLTIPS } from '#contract/timeline';
import type { Database, Row } from '#persistence/database';
import { articleIdsOfTopic } from '#persistence/stories';
import { buildDetailedTopic } from '../support/detailed-topic.js';
import { buildArticle } from '../support/factories/articles.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildSource } from '../support/factories/sources.js';
import { buildTopic, buildTopicRedirect, buildTopicRelation } from '../support/factories/stories.js';
import { buildAnnouncedStep, buildMilestone, buildReport } from '../support/factories/timeline.js';
import { expectNoViolations } from './support/accessibility.js';
import { chooseTab, hoverHint } from './support/page-actions.js';
import { test as base } from './support/read-site-test.js';
import { signUp } from './support/sign-up.js';

const NARROW = { viewport: { width: 320, height: 720 } };
const DARK = { colorScheme: 'dark' } as const;
/** The page of the detailed topic. */
const TOPIC = '/topics/the-quennel-aqueduct';

const test = base.extend<object, { topic: Row<'topic'> }>({
  topic: [
    async ({ db }, use) => {
      const topic = await buildDetailedTopic(db);
      const part = await buildTopic(db, { name: 'The Quennel inquiry', slug: 'the-quennel-inquiry' });
      await buildTopicRelation(db, part.id, topic.id, { kind: 'part_of', shared: 'Quennel, aqueduct' });
      await buildSteps(db, topic.id);
      await buildWeirStory(db);
      await use(topic);
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ siteOf: 'topic' });

/** A hearing to come that was moved, announced twice, and a vote that was never reported. */
async function buildSteps(db: Database, topicId: number): Promise<void> {
  const articles = await articleIdsOfTopic(db, topicId);
  const [first, second, third] = articles as [number, number, number];
  await buildAnnouncedStep(db, topicId, [first, second], { day: '2099-05-03', moved_from: ['2099-04-03'] });
  await buildAnnouncedStep(db, topicId, [third], {
    day: '2020-01-06',
    precision: 'week',
    text: 'The council is due to vote on the aqueduct next week.',
  });
}

/** A device's voice, of which a headless browser has none. Each utterance lasts until it is cancelled. */
const VOICE = `
  window.spoken = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ lang: 'en-GB', localService: true, name: 'Test' }],
    speak: (utterance) => window.spoken.push(utterance.lang + ': ' + utterance.text),
    cancel: () => {},
  } });
`;

const WEIR = '/topics/the-weir-of-fen';

/** A story of four days that ended: its beginning, three updates of one outlet, the end that two report, and an opinion. */
async function buildWeirStory(db: Database): Promise<void> {
  const topic = await buildTopic(db, {
    name: 'The weir of Fen',
    slug: 'the-weir-of-fen',
    status: 'resolved',
    first_reported_at: hoursAfter(0),
    last_reported_at: hoursAfter(97),
    resolved_at: hoursAfter(96),
    resolution_summary:
      'Ended: “The weir is whole again” (Fen Gazette, 8 March 2031). 2 independent origins reported it.',
  });
  const gazette = (await buildSource(db, { name: 'Fen Gazette', domain: 'fen.example' })).id;
  const radio = (await buildSource(db, { name: 'Marsh Radio', domain: 'marsh.example' })).id;
  const report = async (hours: number, title: string, source = gazette) => {
    const at = hoursAfter(hours);
    const excerpt = 'Weir keeper Ilse Marn, who lives there, saw it.';
    const article = { topic_id: topic.id, source_id: source, title, excerpt, published_at: at };
    return { id: (await buildArticle(db, article)).id, at };
  };
  for (const [day, title] of ['Weir breaks', 'Divers come', 'Divers rest', 'Divers go'].entries()) {
    const { id, at } = await report(day * 24, title);
    const smaller = day > 0 && { impact_value: 3, significance: 'low' as const };
    await buildMilestone(db, topic.id, [id], {
      title,
      date: at,
      created_at: at,
      description: '',
      ...smaller,
    });
  }
  const whole = await report(96, 'The weir is whole again');
  const boats = await report(97, 'Boats pass the weir', radio);
  const end = await buildMilestone(db, topic.id, [whole.id, boats.id], {
    title: 'The weir is whole again',
    description: 'Boats passed the mended weir at noon. A bell was rung.',
    date: whole.at,
    created_at: whole.at,
    impact_value: 8,
    is_significant: true,
    significance: 'high',
  });
  const opinion = await report(97, 'We should have known', radio);
  await buildReport(db, end.id, opinion.id, { role: 'comment' });
  await db.kysely
    .updateTable('topic')
    .set({ resolution_article_ids: [whole.id, boats.id] })
    .where('id', '=', topic.id)
    .execute();
}

const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });
/** No text is cut and nothing scrolls sideways at 320 px. */
const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);

test.describe('the topic page', () => {
  test('says what is not read in the language of the story, as does the story page', async ({ page, db }) => {
    const { id, slug } = await buildTopic(db, { name: 'Dijk bij Oosterhaven', language: 'nl' });
    const note = page.getByRole('main').getByText('are not read in Dutch yet. Editors resolve this story.');
    await page.goto(`/topics/${slug}`);
    await expect(note).toBeVisible();
    await page.goto(`/story/${id}`);
    await expect(note).toBeVisible();
    await page.goto(TOPIC);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('are not read in')).toHaveCount(0);
  });

  test('is read aloud', async ({ page }) => {
    await page.addInitScript(VOICE);
    await page.goto(TOPIC);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: 'Listen' }).click();
    expect(await page.evaluate('window.spoken')).toEqual([`en: ${name}`]);
  });

  test('names the language of its news, which keeps its direction among words from right to left', async ({
    page,
  }) => {
    await page.addInitScript("localStorage.setItem('language', 'ar')");
    await page.goto(TOPIC);
    const main = page.getByRole('main');
    await expect(main.locator('article h3').first()).toHaveAttribute('lang', 'en');
    const writing = (selector: string) =>
      page.evaluate<string[]>(`(() => {
        const { unicodeBidi, textAlign, direction } = getComputedStyle(document.querySelector('main ${selector}'));
        return [unicodeBidi, textAlign, direction];
      })()`);
    expect(await writing('h1[lang]')).toEqual(['plaintext', 'right', 'ltr']);
    expect(await writing('article h3[lang]')).toEqual(['plaintext', 'right', 'ltr']);
    expect((await writing('h2:not([lang])'))[0]).not.toBe('plaintext');
    for (const path of [`${TOPIC}/timeline`, '/discover']) {
      await page.goto(path);
      await expect(main.locator('[lang=en]').first()).toBeVisible();
    }
  });

  test('shows the story: header, figures, bias, and every part of the timeline', async ({ page }) => {
    await page.goto(TOPIC);
    const main = page.getByRole('main');
    await expect(main.getByText(MESSAGES.noDescription)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Discover' })).toHaveAttribute('href', '/discover');
    const card = page.getByRole('region', { name: 'Followthrough' });
    await expect(card.getByText('Ongoing')).toBeVisible();
    await expect(card.getByText("Stage 'confirmed': three origins report it.")).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveAttribute('value', '40');
    const bias = page.getByRole('region', { name: 'Bias distribution' });
    await expect(bias.getByText('Blindspot on the left: None of the 7 labelled sources')).toBeVisible();
    await expect(bias.getByText('No bias label')).toBeVisible();
    await expect(card.getByRole('link', { name: /^List of sources/ })).toHaveAttribute('target', '_blank');

    const related = page.getByRole('region', { name: 'Related stories' }).getByRole('listitem');
    await expect(related.getByRole('link', { name: 'The Quennel inquiry' })).toBeVisible();
    await expect(related).toContainText('Part of this story');
    await expect(related).toContainText('Both mention Quennel and aqueduct.');

    const next = page.getByRole('region', { name: 'What is next' }).getByRole('listitem');
    await expect(next).toHaveCount(1);
    await expect(next).toContainText('3 May 2099');
    await expect(next).toContainText('The council will hear the engineers on 14 March.');
    await expect(next).toContainText('and 1 more. Moved from 3 April 2099');
    await expect(next.getByRole('link')).toHaveAttribute('href', /^\/articles\//);

    const timeline = timelineOf(page);
    for (const words of [MARKER_TOOLTIPS.significant, MARKER_TOOLTIPS.verified, MARKER_TOOLTIPS.multiple])
      await expect(timeline.getByRole('img', { name: words })).toBeVisible();
    await hoverHint(timeline.getByText('5d', { exact: true }), '5 days since previous update');
    await expect(timeline.getByText('Retracted by the source that reported it')).toBeVisible();
    const first = timeline.getByRole('article', { name: 'Aqueduct at Quennel bursts' });
    await expect(first.getByText('+2 more')).toBeVisible();
    await first.getByRole('button', { name: 'Show More' }).click();
    await expect(first.getByText('We heard it sing.')).toBeVisible();
    await expect(first.getByText('Ilse Marn, in Tideway')).toBeVisible();
    const numbers = first.getByRole('region', { name: 'Numbers differ: Injured' });
    await expect(numbers.getByRole('term')).toHaveText(['4', '7']);
    await expectNoViolations(page);
    await first.getByRole('button', { name: 'Show Less' }).click();
    await expect(first.getByText('We heard it sing.')).not.toBeAttached();

    await first.getByRole('button', { name: '3 independent origins · 5 outlets' }).click();
    const drawer = page.getByRole('dialog', { name: '3 independent origins · 5 outlets' });
    await expect(drawer.getByRole('heading', { name: 'Tidewire' })).toBeVisible();
    await drawer.getByText('2 more articles based on it').click();
    await expect(drawer.getByText('Copy', { exact: true })).toHaveCount(2);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('button:focus', { hasText: '3 independent origins' })).toBeVisible();
  });

  test('opens an ended story with its end, folds smaller updates, and keeps comment apart', async ({
    page,
  }) => {
    await page.goto(WEIR);
    const end = page.getByRole('region', { name: /^Ended 8 March/ });
    await expect(end.getByRole('link', { name: 'The weir is whole again.' })).toHaveAttribute(
      'href',
      /^\/articles\//,
    );
    await end.getByText('told by 2 independent origins · open for 4 days').click();
    const outlets = end.getByRole('list', { name: 'Outlets that reported the end' }).getByRole('link');
    await expect(outlets).toHaveText(['Fen Gazette', 'Marsh Radio']);
    await expect(page.getByRole('region', { name: 'Where it stands' })).toHaveCount(0);
    const timeline = timelineOf(page);
    await expect(timeline.getByRole('article')).toHaveCount(2);
    const last = timeline.getByRole('article', { name: 'The weir is whole again' });
    await expect(last).toContainText('Boats passed the mended weir at noon.');
    await expect(last).not.toContainText('A bell was rung.');
    await expect(last.getByText(/^\d\d:\d\d$/)).toBeVisible();
    await timeline.getByText('3 smaller updates').click();
    await expect(timeline.getByRole('article')).toHaveCount(5);
    const people = page.getByRole('region', { name: 'People' }).getByRole('listitem');
    await expect(people).toHaveText(/^Ilse Marn .?Weir keeper.?Fen Gazette, 4 Mar/);
    await expect(people.getByRole('link', { name: 'Fen Gazette' })).toHaveAttribute('href', /^\/articles\//);
    await expectNoViolations(page);
    await end.getByRole('link', { name: 'See how it ended' }).click();
    await expect(page.locator('article:focus', { hasText: 'The weir is whole again' })).toBeVisible();

    await chooseTab(page, 'Comment');
    const comment = page.getByRole('tabpanel').getByRole('listitem');
    await expect(comment.getByRole('link', { name: 'We should have known' })).toBeVisible();
    await expect(comment).toHaveCount(1);
    await expectNoViolations(page);

    await page.goto(`${WEIR}/timeline`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByLabel('Show')).toBeHidden();
    // Wide paper: the text has all of it, without the columns of the screen.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(WEIR);
    await expect(end).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(1100);
    expect((await end.boundingBox())?.width).toBeGreaterThan(600);
    // Addresses can be typed from paper.
    const cited = `document.querySelector('#main section p a[href^="/articles/"]')`;
    expect(await page.evaluate(`getComputedStyle(${cited}, '::after').content`)).toContain(
      new URL(page.url()).origin,
    );
  });

  test('opens the fold that holds the milestone in the URL', async ({ page, db }) => {
    const { id } = await db.kysely
      .selectFrom('milestone')
      .select('id')
      .where('title', '=', 'Divers rest')
      .executeTakeFirstOrThrow();
    await page.goto(`${WEIR}#milestone-${id}`);
    await expect(page.locator('article:focus', { hasText: 'Divers rest' })).toBeVisible();
  });

  test('tells a reader only if an ended story reopens', async ({ newPage }) => {
    const page = await newPage();
    await page.goto(WEIR);
    await page.getByRole('button', { name: 'Tell me if it reopens' }).click();
    await expect(page).toHaveURL(/^[^?]*\/auth\?returnTo=/);
    await signUp(page.context(), 'imre');
    await page.goto(WEIR);
    await expect(page.getByText('You will hear if it reopens')).toBeVisible();
    const preferences = page.getByRole('region', { name: 'Following Preferences' });
    const notify = preferences.getByLabel('Notify me');
    await expect(notify).toHaveValue('resolution_only');
    await notify.selectOption('weekly');
    await page.getByRole('button', { name: 'Tell me if it reopens' }).click();
    await expect(notify).toHaveValue('resolution_only');
    await expectNoViolations(page);
  });

  test("counts articles by the reader's days", async ({ newPage }) => {
    const page = await newPage({ timezoneId: 'Pacific/Kiritimati' });
    await page.goto(TOPIC);
    await expect(
      timelineOf(page).getByRole('button', { name: /^Wed, 5 Mar 2031: 5 articles \(.*\), 1 milestone$/ }),
    ).toBeVisible();
  });

  test('jumps along the timeline by day of coverage, filters key milestones, and shows the status history', async ({
    page,
  }) => {
    await page.goto(TOPIC);
    const timeline = timelineOf(page);
    await timeline.getByRole('checkbox', { name: 'Key milestones only' }).check();
    await expect(timeline.getByRole('heading', { level: 3 })).toHaveText(['Engineers close the sluice']);
    await timeline.getByRole('checkbox').uncheck();
    await timeline.getByRole('button', { name: /^Tue, 4 Mar 2031: 5 articles \(.*\), 1 milestone$/ }).click();
    await expect(page.locator('article:focus', { hasText: 'Aqueduct at Quennel bursts' })).toBeVisible();
    await timeline.getByText('Articles per day as a table').click();
    await expect(timeline.getByRole('cell', { name: '5', exact: true })).toBeVisible();
    await expectNoViolations(page);

    await chooseTab(page, 'Story History');
    await expect(
      page.getByRole('tabpanel').getByText('Reopened. Ongoing: The aqueduct leaks again.'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Story History', selected: true })).toBeVisible();
    await chooseTab(page, 'Latest Articles');
    await expect(page).toHaveURL(/the-quennel-aqueduct$/);
    await timeline.getByRole('button', { name: 'Hide Timeline' }).click();
    await expect(timeline.getByRole('article')).toHaveCount(0);
    await expect(timeline.getByRole('button', { name: 'View Timeline' })).toBeVisible();
  });

  test('shows a follower what is new and hides what they mute, at 320 px', async ({ newPage, db, topic }) => {
    const page = await newPage(NARROW);
    const reader = await signUp(page.context(), 'orla');
    await page.request.post(`/api/topics/${topic.id}/follow`);
    await db.rows('update follow set seen_at = $2 where user_id = $1', [reader.id, hoursAfter(130)]);
    await page.goto(TOPIC);
    await expect(page.getByText('1 new since your last visit')).toBeVisible();
    const timeline = timelineOf(page);
    await expect(timeline.getByText(/^↑ Since your last visit, /)).toBeVisible();
    await expect(timeline.getByText('New', { exact: true })).toHaveCount(1);
    await expectNoOverflow(page);

    await chooseTab(page, 'Advanced Settings');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(panel.getByText('Please enter a word.')).toBeVisible();
    await panel.getByLabel('Word or phrase').fill('steward');
    await panel.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(panel.getByRole('list', { name: 'Muted words' }).getByText('steward')).toBeVisible();
    await panel.getByLabel('Source', { exact: true }).selectOption('Hill Courier');
    await panel.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(page.getByText('Hill Courier is hidden in this topic.').first()).toBeVisible();
    await expect(panel.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', `${TOPIC}/feed.xml`);
    await expect(panel.getByRole('link', { name: 'JSON Feed' })).toBeVisible();
    await expectNoViolations(page);
    await expectNoOverflow(page);

    await chooseTab(page, 'Latest Articles');
    await expect(panel.getByRole('link', { name: 'Engineers close the sluice' })).toBeVisible();
    // The list from before the last change is shown until it has been reloaded.
    await expect(async () => {
      const listed = await panel.getByRole('heading').allTextContents();
      expect(listed).not.toContain('Water steward resigns');
      expect(listed).not.toContain('New aqueduct: council says yes');
      expect(listed).toHaveLength(5);
    }).toPass();
    await chooseTab(page, 'Advanced Settings');
    await panel.getByRole('button', { name: 'Unmute steward' }).press('Enter');
    await expect(panel.getByRole('button', { name: 'Unmute steward' })).toHaveCount(0);
    await expect(panel.locator(':focus')).toHaveCount(1);
    await expect(page.getByText('“steward” is no longer muted.').first()).toBeVisible();
    await chooseTab(page, 'Latest Articles');
    await expect(panel.getByRole('link', { name: 'Water steward resigns' })).toBeVisible();
  });

  test('has the whole timeline with filters in the URL, and every source; old slugs redirect to it', async ({
    newPage,
    db,
    topic,
  }) => {
    await buildTopicRedirect(db, topic.id, { old_slug: 'quennel-once' });
    const page = await newPage(NARROW);
    await page.goto('/topic/quennel-once/timeline?order=oldest');
    await expect(page).toHaveURL(`${TOPIC}/timeline?order=oldest`);
    // The story's own head, as on its other pages.
    await expect(page.getByRole('heading', { level: 1, name: topic.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Timeline' })).toBeVisible();
    const items = page.getByRole('main').getByRole('article');
    await expect(items.first()).toBeVisible();
    await expect(items.first()).toContainText('Aqueduct at Quennel bursts');
    const announced = page.getByRole('region', { name: 'Announced steps' }).getByRole('listitem');
    await expect(announced).toHaveCount(2);
    await expect(announced.last()).toContainText(
      'Announced for the week of 6 January 2020: no report found (silent)',
    );
    await expectNoOverflow(page);
    await page.getByLabel('Show', { exact: true }).selectOption('Verified only');
    await expect(page).toHaveURL(`${TOPIC}/timeline?show=verified&order=oldest`);
    await expect(items).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(`${TOPIC}/timeline?order=oldest`);
    await expect(items).toHaveCount(4);
    await expectNoViolations(page);

    await page.goto(`${TOPIC}/sources`);
    const sources = page.getByRole('main').getByRole('article');
    await expect(sources.first()).toBeVisible();
    await expect(sources).toHaveCount(8);
    await expect(sources.first()).toHaveText(/^Tideway.*Origin: Tidewire/);
    await page.getByLabel('Order').selectOption('Most articles');
    await expect(sources.first()).toHaveText(/^Orrin Gazette/);
    await expectNoOverflow(page);
    await expectNoViolations(page);
  });

  test('is complete in dark mode', async ({ newPage }) => {
    const page = await newPage(DARK);
    await page.goto(TOPIC);
    await expect(timelineOf(page).getByRole('article').first()).toBeVisible();
    await expectNoViolations(page);
    await page.goto(`${TOPIC}/sources`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoViolations(page);
  });

  test('opens from another page even if the topic arrives last', async ({ page }) => {
    const categories = page.waitForResponse('**/api/categories');
    await page.route(`**/api${TOPIC}`, async (route) => {
      await categories;
      await route.continue();
    });
    await page.goto('/discover?q=Quennel');
    await page.getByRole('main').getByRole('link', { name: 'The Quennel aqueduct' }).click();
    await expect(timelineOf(page).getByRole('article', { name: 'Engineers close the sluice' })).toBeVisible();
  });

  test('shows an error if something is missing or fails, and recovers', async ({ page, faults, db }) => {
    // No slug has a dot.
    for (const slug of ['no-such-story', 'no.such.story']) {
      await page.goto(`/topics/${slug}`);
      await expect(page.getByRole('heading', { name: MESSAGES.topicNotFound })).toBeVisible();
      await expect(page.getByText(MESSAGES.topicNotFoundHint)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Discover' })).toBeVisible();
    await expectNoViolations(page);

    const empty = await buildTopic(db, { slug: 'no-milestones-yet' });
    await page.goto(`/topics/${empty.id}`);
    await expect(page).toHaveURL('/topics/no-milestones-yet');
    await expect(timelineOf(page).getByText(MESSAGES.milestonesEmpty)).toBeVisible();

    const requested: string[] = [];
    page.on('request', (request) => request.url().endsWith('/milestones') && requested.push(request.url()));
    await db.rows('alter table milestone_quote rename to milestone_quote_away');
    await page.goto(TOPIC);
    const timeline = timelineOf(page);
    await expect(timeline.getByText('These four are examples, not news.')).toBeVisible();
    await expect(timeline.getByRole('article')).toHaveCount(4);
    expect(requested).toHaveLength(2);
    await expectNoViolations(page);
    await db.rows('alter table milestone_quote_away rename to milestone_quote');
    await timeline.getByRole('button', { name: 'Try Again' }).click();
    await expect(timeline.getByRole('article', { name: 'Engineers close the sluice' })).toBeVisible();

    const visit = async () => {
      await page.goto('/discover?q=Quennel');
      await page.getByRole('main').getByRole('link', { name: 'The Quennel aqueduct' }).click();
    };
    const broken = { code: 'internal', message: 'Something went wrong.' };
    await page.route(`**/api${TOPIC}`, (route) => route.fulfill({ status: 500, json: broken }));
    await visit();
    await expect(page.getByRole('heading', { name: MESSAGES.topicFailed })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByText(MESSAGES.topicNotFoundHint)).toHaveCount(0);

    for (const [status, badge] of [
      ['paused', 'Unknown'],
      [undefined, 'Ongoing'],
    ]) {
      await page.route(`**/api${TOPIC}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), status } });
      });
      await visit();
      await expect(page.getByRole('region', { name: 'Followthrough' }).getByText(`${badge}`)).toBeVisible();
    }

    // The product does not limit this call. A proxy may, and then readers see this.
    const limited = { code: 'rate_limited', message: 'Too many attempts: rate limit reached.' };
    await page.route(`**/api${TOPIC}`, (route) => route.fulfill({ status: 429, json: limited }));
    await visit();
    await expect(page.getByRole('heading', { name: MESSAGES.temporarilyUnavailable })).toBeVisible();
    faults.forgive(/\b(400|404|429|500)\b/);
  });
});

test('the articles that were not shown at first take over from the button that shows them', async ({
  page,
  db,
}) => {
  const topic = await buildTopic(db, { name: 'The lock of Fen', slug: 'the-lock-of-fen' });
  for (let hour = 0; hour < 14; hour += 1)
    await buildArticle(db, {
      topic_id: topic.id,
      title: `Lock report ${hour}`,
      published_at: hoursAfter(hour),
    });
  await page.goto('/topics/the-lock-of-fen');
  await page.getByRole('button', { name: 'Show 2 more' }).press('Enter');
  await expect(page.getByRole('link', { name: /Lock report 1$/ })).toBeFocused();
});
