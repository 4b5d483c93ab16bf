import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { DeskTopicRow, ReviewEntry, ReviewSide } from '#contract/desk';
import type { ArticlePage, SourcePage, TodayStory } from '#contract/reading';
import { ToastProvider } from '../components/feedback/toast';
import { ArticleHeader } from '../features/articles/components/article-header';
import { EvidenceSide } from '../features/desk/components/queue/evidence-side';
import { QueueList } from '../features/desk/components/queue/queue-list';
import { StoryList } from '../features/desk/components/stories/story-list';
import { FollowedTopic } from '../features/follow/components/followed-topic';
import { PreferenceFields } from '../features/follow/components/preferences/preference-fields';
import { StoryMute } from '../features/follow/components/preferences/story-mute';
import { QuestionItem } from '../features/follow/components/questions/question-item';
import { FollowedStories } from '../features/news-feed/components/followed-stories';
import { NotificationItem } from '../features/notifications/components/notification-item';
import { SuggestionList } from '../features/search/components/box/suggestion-list';
import { SourceCoverage } from '../features/sources/components/source-coverage';
import { StoryHeadlines } from '../features/today/components/story-headlines';
import { CACHE_RULES } from '../lib/cache';
import { NewsClockProvider } from '../lib/news-clock';
import { NewsLanguage } from '../lib/page/news-language';
import { LocalServer } from '../testing/local-server';
import { closePage, signIn } from '../testing/page';
import { buildArticle, buildMeta, buildNotification, buildTopic, buildUserTopic } from '../testing/samples';

const AT = '2031-03-15T01:25:50.000Z';
const META = buildMeta(AT);
const SAID_BY_SERVER = [
  'Settled: Is the bridge open? Yes: “De brug is open.” (Gull, 2031-03-04)',
  'Resolved by an editor.',
  'Brug open (2 origins)',
  'and 3 more',
];
const ACTIONS = { onRead: () => undefined, onFollowed: () => undefined, onMute: () => Promise.resolve() };

/** A screen reader pronounces a text by its language. That of the interface is another one than that of news. */
describe('the language of news', () => {
  let server: LocalServer;
  beforeEach(() => {
    server = new LocalServer().on('GET /api/meta', META).on('GET /api/categories', []);
  });
  afterEach(() => closePage(server));

  /** The texts that are marked as Dutch, once `text` is shown. */
  async function dutch(shown: ReactNode, text = 'haven'): Promise<string[]> {
    const { container } = render(
      <SWRConfig value={{ ...CACHE_RULES, dedupingInterval: 0 }}>
        <ToastProvider>
          <MemoryRouter>
            <NewsClockProvider>{shown}</NewsClockProvider>
          </MemoryRouter>
        </ToastProvider>
      </SWRConfig>,
    );
    await waitFor(() => expect(container.textContent).toContain(text));
    return [...container.querySelectorAll('[lang=nl]')].map(({ textContent }) => textContent);
  }

  it('is marked in what a source covers', async () => {
    const story = { id: 1, slug: 'haven', name: 'De haven', language: 'nl', status: 'ongoing', articles: 2 };
    const source = {
      topics: [story, { ...story, id: 2, slug: 'port', name: 'The port', language: 'en' }],
      recentArticles: [buildArticle(3, { title: 'Haven dicht', language: 'nl' })],
    };
    expect(await dutch(<SourceCoverage source={source as SourcePage} />)).toEqual([
      'De haven',
      'Haven dicht',
    ]);
  });

  it('is marked in a notification of a story', async () => {
    const story = { id: 1, name: 'De haven', language: 'nl', link: '/topics/haven' };
    const notification = buildNotification(1, {
      ...{ type: 'alert', title: 'Ended: De haven', message: 'De staking is voorbij', link: '/topics/haven' },
      topic: { ...story, isFollowed: true, mute: null },
    });
    expect(await dutch(<NotificationItem notification={notification} {...ACTIONS} />)).toEqual([
      'De haven',
      'De staking is voorbij',
      'De haven',
    ]);
  });

  it('is marked in text that only screen readers read', async () => {
    const topic = buildTopic(1, { name: 'De haven', language: 'nl' });
    const headlines = [{ articleSlug: 'dicht', title: 'Dicht', sourceName: 'Gull', publishedAt: AT }];
    const story = { name: 'De haven', language: 'nl', headlines };
    expect(await dutch(<StoryHeadlines story={story as unknown as TodayStory} />)).toEqual([
      'De haven',
      'Dicht',
    ]);
    const follow = buildUserTopic(1, { topic });
    expect(await dutch(<PreferenceFields follow={follow} />)).toEqual(['De haven', 'De haven']);
    const mute = <StoryMute name={<span lang="nl">De haven</span>} mute={null} onMute={ACTIONS.onMute} />;
    expect(await dutch(mute)).toEqual(['De haven']);
  });

  it("is marked in the name of an article's story", async () => {
    const topic = buildTopic(1, { name: 'De haven', language: 'nl' });
    const article = { ...buildArticle(3, { title: 'Dicht', language: 'nl' }), content: null };
    const source = { name: 'Gull', slug: 'gull', credibilityScore: null, trustRange: null };
    const header = <ArticleHeader {...({ article, source, topic } as unknown as ArticlePage)} />;
    expect(await dutch(header)).toEqual(['Dicht', 'De haven']);
  });

  it.each([
    ['alert', 'Ended: De haven', 'The story ended.', ['De haven']],
    ['alert', 'Ended: De haven', 'Resolved by an editor.', ['De haven']],
    ['alert', 'Reopened: De haven', 'Reopened. Set by an editor.', ['De haven']],
    [
      ...(['alert', 'Reopened: De haven'] as const),
      ...['Reopened because something new was reported after its end: Dok dicht', ['De haven', 'Dok dicht']],
    ],
    [
      ...(['topic', 'Settled: Is the haven open?', 'Yes: “De haven is open.” (Gull, 2031-03-04)'] as const),
      ['De haven is open.'],
    ],
    ['alert', 'Open again: Is the haven open?', 'The report that settled this question was retracted.', []],
  ] as const)('is not marked in what the server says (%#)', async (type, title, message, marked) => {
    const story = { id: 1, name: 'De haven', language: 'nl', link: '/topics/haven' };
    const topic = { ...story, isFollowed: true, mute: null };
    const notification = buildNotification(1, { type, title, message, link: story.link, topic });
    // The button that mutes the story names it at the end.
    const shown = await dutch(<NotificationItem notification={notification} {...ACTIONS} />);
    expect(shown).toEqual([...marked, 'De haven']);
  });

  it('marks only the words of reports in a digest', async () => {
    const named = { link: '/topics/haven', name: 'De haven', language: 'nl' };
    const digest = buildNotification(1, {
      ...{ type: 'other', title: 'Your weekly digest', message: '3 developments in 3 stories.' },
      items: [
        { ...named, section: 'ended', facts: ['De staking is voorbij', 'and 2 smaller updates'] },
        { ...named, link: '/topics/brug', name: 'De brug', section: 'ended', facts: SAID_BY_SERVER },
        { ...named, link: '/topics/dok', name: 'Het dok', section: 'major', facts: ['Dok open (2 origins)'] },
        { ...named, link: '/topics/kade', name: 'De kade', section: 'also', facts: [] },
        { ...named, link: '/sources/gull', language: null, section: 'sources', facts: ['De haven: dicht'] },
      ],
    });
    const shown = dutch(<NotificationItem notification={digest} {...ACTIONS} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all developments' }));
    expect(await shown).toEqual([
      ...['De haven', 'De staking is voorbij', 'De brug', 'De brug is open.', 'Brug open'],
      ...['Het dok', 'Dok open', 'De kade'],
    ]);
  });

  it.each([
    ['Ended: De haven, and 2 more', 'De haven'],
    ['De haven ends', 'De haven'],
    ['De haven: Dok dicht, and 1 more', 'De haven: Dok dicht'],
  ])("marks the first story in a digest's title: %s", async (title, words) => {
    const first = {
      link: '/topics/haven',
      name: 'De haven',
      language: 'nl',
      section: 'ended' as const,
      facts: [],
    };
    const digest = buildNotification(1, { type: 'other', title, message: '1 story.', items: [first] });
    expect(await dutch(<NotificationItem notification={digest} {...ACTIONS} />)).toEqual([words, 'De haven']);
  });

  it('marks the only report in the title of a followed source', async () => {
    const story = { link: '/topics/haven', name: 'De haven', language: 'nl', section: null };
    const notice = buildNotification(1, {
      ...{ type: 'article', title: 'The Gull: Dok dicht', message: 'Reported first by The Gull.' },
      items: [{ ...story, facts: ['Dok dicht'] }],
    });
    const marked = await dutch(<NotificationItem notification={notice} {...ACTIONS} />);
    expect(marked).toEqual(['Dok dicht', 'De haven', 'Dok dicht']);
  });

  it('is marked in the sentence that settled a question', async () => {
    const settled = {
      ...{ answer: 'yes' as const, words: 'Yes', day: '2031-03-04', sentence: 'De haven is open.' },
      cited: { slug: 'open', source: 'Gull' },
    };
    const question = { id: 1, text: 'Is the haven open?', askedAt: AT, settled };
    const item = <QuestionItem question={question} isPending={false} onRemove={() => undefined} />;
    expect(await dutch(<NewsLanguage value="nl">{item}</NewsLanguage>)).toEqual(['De haven is open.']);
  });

  it('is marked in suggestions', async () => {
    server.on('GET /api/search/suggest?q=hav', {
      stories: [{ id: 1, slug: 'haven', name: 'De haven', language: 'nl', status: 'ongoing' }],
      sources: [{ id: 2, slug: 'havenkrant', name: 'Havenkrant' }],
    });
    const list = (
      <SuggestionList id="s" text="hav" ref={null} onShown={() => undefined} onOpened={() => undefined} />
    );
    expect(await dutch(list)).toEqual(['De haven']);
  });

  it('is marked in lists of what a reader follows', async () => {
    const topic = buildTopic(1, { name: 'De haven', language: 'nl' });
    const followed = await dutch(<FollowedTopic follow={buildUserTopic(1, { topic })} />);
    expect(new Set(followed)).toEqual(new Set(['De haven']));
    signIn(server);
    const story = { id: 1, slug: 'haven', name: 'De haven', categoryId: null };
    server.on('GET /api/user/latest-updates', [
      {
        id: 3,
        slug: 'dicht',
        title: 'Haven dicht',
        language: 'nl',
        publishedAt: AT,
        topic: story,
        source: null,
      },
    ]);
    expect(await dutch(<FollowedStories />, 'Haven dicht')).toEqual(['De haven', 'Haven dicht']);
  });

  it("is marked in the editors' lists", async () => {
    const row: DeskTopicRow = {
      ...{ id: 1, slug: 'haven', name: 'De haven', label: null, language: 'nl', status: 'ongoing' },
      ...{ isListed: true, articleCount: 2, originCount: 1, followerCount: 0, lastReportedAt: AT, locks: [] },
    };
    server.on('GET /api/admin/topics?limit=50&offset=0', () =>
      Response.json([row], { headers: { 'X-Total-Count': '1' } }),
    );
    expect(await dutch(<StoryList />)).toEqual(['De haven']);

    const entry: ReviewEntry = {
      ...{ id: 1, kind: 'split', rule: 'near_split', title: 'De haven', language: 'nl', topicId: 1 },
      ...{
        followers: 0,
        origins: 1,
        state: 'open',
        version: 1,
        isSkipped: false,
        reason: '',
        proposedAt: AT,
      },
      ...{ claimedBy: null, decided: null },
    };
    const gone: ReviewEntry = { ...entry, id: 2, title: 'A story that no longer exists', language: null };
    const queue = <QueueList entries={[entry, gone]} chosen={0} onChoose={() => undefined} />;
    expect(await dutch(queue)).toEqual(['De haven']);

    const side: ReviewSide = {
      heading: 'The story',
      topic: {
        ...{ id: 1, slug: 'haven', name: 'De haven', label: 'Haven', language: 'nl', status: 'ongoing' },
        ...{ whereItStands: 'Nog dicht', followers: 0, articles: 1, origins: 1 },
      },
      milestones: [{ id: 1, title: 'Dicht', language: 'nl', date: AT, level: 'single', origins: 1 }],
      articles: [
        { id: 1, slug: 'dicht', title: 'Haven dicht', language: 'nl', source: 'Gull', publishedAt: AT },
      ],
    };
    expect(await dutch(<EvidenceSide side={side} milestoneId={null} />)).toEqual([
      ...['Haven', 'De haven', 'Nog dicht', 'Dicht', 'Haven dicht'],
    ]);
  });
});
