import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type NewReport,
  QueuedReport,
  QueuedReports,
  REPORT_LINKS_MAX,
  REPORTS_OPEN_MOST,
  Report,
  Reports,
} from '#contract/community';
import { ErrorBody } from '#contract/site';
import type { Database } from '#persistence/database';
import { buildArticle } from '../../support/factories/articles.js';
import { buildReport } from '../../support/factories/community.js';
import { buildSource, buildSourceRedirect } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;

beforeAll(async () => {
  test = await startReaderApp();
  db = test.db;
});
afterAll(() => test.stop());

const TEXT = 'The dam holds less water than that.';

async function topicReport(values: Partial<NewReport> = {}): Promise<NewReport> {
  const { id } = await buildTopic(db, { name: 'Orrin dam' });
  return { subject: 'topic', subjectId: id, type: 'facts', text: TEXT, links: [], ...values };
}

const send = (who: TestReader, body: object | string) => test.call(who, 'post', '/reports').send(body);
const created = async (who: TestReader, body: object) =>
  Report.parse((await send(who, body).expect(201)).body);
const decide = (who: TestReader, id: number, body: object) =>
  test.call(who, 'post', `/admin/reports/${id}/decision`).send(body);
const issues = (body: unknown) => ErrorBody.parse(body).issues;

describe('a report', () => {
  it('is stored with a tracking id that its author can look up', async () => {
    const who = await test.reader();
    const links = ['https://registry.example/dam?id=7', 'http://news.example/dam'];
    const given = await topicReport({
      links: [...links, ...links.slice(0, 1)],
      text: ` ${TEXT}\r\nSee page 7. `,
    });
    const report = await created(who, given);
    expect(report).toMatchObject({
      subject: 'topic',
      subjectId: given.subjectId,
      subjectName: 'Orrin dam',
      target: { kind: 'topic' },
      type: 'facts',
      text: `${TEXT}\nSee page 7.`,
      links,
      state: 'open',
      note: '',
      decidedAt: null,
    });
    expect(report.trackingId).toMatch(/^FT-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const { body } = await test.call(who, 'get', `/reports/${report.trackingId}`).expect(200);
    expect(Report.parse(body)).toEqual(report);
  });

  it('is about a milestone, a topic or a source, also under the id before a merge', async () => {
    const who = await test.reader();
    const topic = await buildTopic(db, { language: 'nl' });
    const article = await buildArticle(db, { topic_id: topic.id });
    const milestone = await buildMilestone(db, topic.id, [article.id], { title: 'The dam holds' });
    const source = await buildSource(db, { name: 'Valley Post' });
    const oldTopic = await buildTopicRedirect(db, topic.id);
    const oldSource = await buildSourceRedirect(db, source.id);
    const about = (subject: string, subjectId: number, type: string) =>
      created(who, { subject, subjectId, type, text: TEXT });
    expect(await about('milestone', milestone.id, 'date')).toMatchObject({
      subjectName: 'The dam holds',
      language: 'nl',
      target: { kind: 'milestone', topic: topic.slug, id: milestone.id },
    });
    expect(await about('source', oldSource.old_source_id, 'source_facts')).toMatchObject({
      subjectId: source.id,
      subjectName: 'Valley Post',
      language: null,
      target: { kind: 'source', slug: source.slug },
    });
    expect(await about('topic', oldTopic.old_topic_id, 'missing')).toMatchObject({
      ...{ subjectId: topic.id, language: 'nl' },
    });
  });

  it('outlives its subject', async () => {
    const who = await test.reader();
    const topic = await buildTopic(db);
    const article = await buildArticle(db, { topic_id: topic.id });
    const { id } = await buildMilestone(db, topic.id, [article.id]);
    const { trackingId, subjectName } = await created(who, {
      subject: 'milestone',
      subjectId: id,
      type: 'other',
      text: TEXT,
    });
    await db.rows('delete from milestone where id = $1', [id]);
    const { body } = await test.call(who, 'get', `/reports/${trackingId}`).expect(200);
    expect(Report.parse(body)).toMatchObject({ subjectName, target: null });
  });

  it('keeps code as text', async () => {
    const who = await test.reader();
    const text = '<img src=x onerror=alert(1)> "quoted" & \'); drop table inaccuracy_report; --';
    expect((await created(who, await topicReport({ text }))).text).toBe(text);
  });

  it('is listed for its author only, newest first', async () => {
    const [who, other] = [await test.reader(), await test.reader()];
    const first = await created(who, await topicReport());
    const second = await created(who, await topicReport());
    const { body, headers } = await test.call(who, 'get', '/reports').expect(200);
    expect(Reports.parse(body).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(headers['x-total-count']).toBe('2');
    const page = await test.call(who, 'get', '/reports?limit=1&offset=1').expect(200);
    expect(Reports.parse(page.body).map(({ id }) => id)).toEqual([first.id]);
    expect((await test.call(other, 'get', '/reports').expect(200)).body).toEqual([]);
    await test.call(other, 'get', `/reports/${first.trackingId}`).expect(404);
    await test.call(who, 'get', '/reports/FT-0000').expect(400);
    await test.call(who, 'get', '/reports?limit=0').expect(400);
  });
});

describe('a report is refused', () => {
  it.each([
    ['a text that is too short', { text: ' short ' }, 'text', 'Please describe it in at least 10 characters'],
    [
      'a text that is too long',
      { text: 'x'.repeat(2001) },
      'text',
      'Description must be at most 2000 characters',
    ],
    ['an unknown type', { type: 'boring' }, 'type', 'Please choose what is wrong'],
    ['a type of another subject', { type: 'date' }, 'type', 'Please choose what is wrong'],
    ['a script as link', { links: ['javascript:alert(1)'] }, 'links.0', /http:\/\//],
    ['a data link', { links: ['https://one.example', 'data:text/html,x'] }, 'links.1', /http:\/\//],
    ['a file link', { links: ['file:///etc/passwd'] }, 'links.0', /http:\/\//],
    ['a relative link', { links: ['/profile'] }, 'links.0', /http:\/\//],
    ['a link with a password', { links: ['https://me:secret@news.example/'] }, 'links.0', /http:\/\//],
    ['a long link', { links: [`https://news.example/${'x'.repeat(1000)}`] }, 'links.0', /http:\/\//],
    [
      'many links',
      { links: Array(REPORT_LINKS_MAX + 1).fill('https://a.example') },
      'links',
      'At most 5 links',
    ],
  ])('%s', async (_, values, path, message) => {
    const who = await test.reader();
    const { body } = await send(who, { ...(await topicReport()), ...values }).expect(400);
    const found = issues(body) ?? [];
    expect(found.map((issue) => issue.path)).toContain(path);
    expect(found[0]?.message).toMatch(message);
    expect((await test.call(who, 'get', '/reports')).headers['x-total-count']).toBe('0');
  });

  it('without a subject that exists', async () => {
    const who = await test.reader();
    for (const subject of ['milestone', 'topic', 'source'])
      await send(who, { ...(await topicReport()), subject, subjectId: 2_147_483_647, type: 'other' }).expect(
        404,
      );
    for (const subjectId of [0, -1, 1.5, '7', 2_147_483_648])
      await send(who, { ...(await topicReport()), subjectId }).expect(400);
  });

  it('with other fields, as no JSON, and with a huge body', async () => {
    const who = await test.reader();
    await send(who, { ...(await topicReport()), state: 'accepted' }).expect(400);
    await send(who, 'text=x').type('form').expect(415);
    const huge = { ...(await topicReport()), text: 'x'.repeat(200_000) };
    await send(who, huge).expect(413);
  });

  it.each(['put', 'patch', 'delete'] as const)('by %s', async (method) => {
    await test
      .call(await test.reader(), method, '/reports')
      .send(await topicReport())
      .expect(404);
  });

  it('after ten in an hour, also at once; refused ones do not count', async () => {
    const who = await test.reader();
    const report = await topicReport();
    for (let tries = 0; tries < 12; tries++) await send(who, { ...report, text: '' }).expect(400);
    for (let tries = 0; tries < 12; tries++)
      await send(who, { ...report, subjectId: 2_147_483_647 }).expect(404);
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(who, report)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, body, headers } of answers.filter(({ status }) => status !== 201)) {
      expect(status).toBe(429);
      expect(ErrorBody.parse(body).code).toBe('rate_limited');
      expect(ErrorBody.parse(body).message).toContain('rate limit');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await send(await test.reader(), report).expect(201);
  });

  it('while too many of the reader are open, and does not count then', async () => {
    const who = await test.reader();
    const report = await topicReport();
    for (let n = 0; n < REPORTS_OPEN_MOST; n++) await buildReport(db, who.id, report.subjectId);
    for (let tries = 0; tries < 11; tries++) {
      const { body } = await send(who, report).expect(409);
      expect(ErrorBody.parse(body).code).toBe('too_many');
    }
    await db.rows("update inaccuracy_report set state = 'accepted', decided_at = now() where user_id = $1", [
      who.id,
    ]);
    await send(who, report).expect(201);
  });
});

describe('an editor', () => {
  it('sees the queue, oldest first, and decides once; the author sees the words', async () => {
    const [editor, who] = [
      await test.reader({ is_admin: true }),
      await test.reader({ username: 'valley-reader' }),
    ];
    await db.rows('delete from inaccuracy_report');
    const first = await created(who, await topicReport());
    const second = await created(who, await topicReport());
    const queue = await test.call(editor, 'get', '/admin/reports').expect(200);
    expect(QueuedReports.parse(queue.body).map(({ id, reporter }) => [id, reporter])).toEqual([
      [first.id, 'valley-reader'],
      [second.id, 'valley-reader'],
    ]);
    await decide(editor, first.id, { state: 'declined' }).expect(400);
    await decide(editor, first.id, { state: 'declined', note: '   ' }).expect(400);
    await decide(editor, first.id, { state: 'open', note: 'Once more, please.' }).expect(400);
    const note = 'The registry says 7 million, too.';
    const { body } = await decide(editor, first.id, { state: 'declined', note }).expect(200);
    expect(QueuedReport.parse(body)).toMatchObject({ state: 'declined', note });
    const again = await decide(editor, first.id, { state: 'accepted' }).expect(409);
    expect(ErrorBody.parse(again.body).code).toBe('already_decided');
    await decide(editor, 2_147_483_647, { state: 'accepted' }).expect(404);
    await decide(editor, second.id, { state: 'accepted' }).expect(200);
    const own = Reports.parse((await test.call(who, 'get', '/reports')).body);
    expect(own.map(({ state, note: words }) => [state, words])).toEqual([
      ['accepted', ''],
      ['declined', note],
    ]);
    expect(own.every(({ decidedAt }) => decidedAt !== null)).toBe(true);
    expect((await test.call(editor, 'get', '/admin/reports')).body).toEqual([]);
    const declined = await test.call(editor, 'get', '/admin/reports?state=declined').expect(200);
    expect(declined.headers['x-total-count']).toBe('1');
    expect(
      await db.rows(
        "select actor_id, object_id, before, after from audit_entry where action = 'report_decided' order by id",
      ),
    ).toEqual([
      { actor_id: editor.id, object_id: first.id, before: { state: 'open' }, after: { state: 'declined' } },
      { actor_id: editor.id, object_id: second.id, before: { state: 'open' }, after: { state: 'accepted' } },
    ]);
  });

  it('is one of two who press at once', async () => {
    const [one, other] = [await test.reader({ is_admin: true }), await test.reader({ is_admin: true })];
    const { id } = await created(await test.reader(), await topicReport());
    const answers = await Promise.all([
      decide(one, id, { state: 'accepted' }),
      decide(other, id, { state: 'declined', note: 'It is right as it is.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
