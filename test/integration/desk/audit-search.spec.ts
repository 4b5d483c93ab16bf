import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditPage } from '#contract/desk';
import { ErrorBody } from '#contract/site';
import { audit, checkAuditChain } from '#persistence/accounts';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';
import { runCommand } from '../../support/worker-command.js';

let test: ReaderApp;
let admin: TestReader;
let topicId: number;

const DAY = (day: number) => new Date(Date.UTC(2031, 2, day, 23, 59, 59));

beforeAll(async () => {
  test = await startReaderApp();
  admin = await test.reader({ is_admin: true, username: 'Ada' });
  topicId = (await buildTopic(test.db, { name: 'Orrin <dam>' })).id;
  const { id: sourceId } = await buildSource(test.db, { name: 'Valley Post' });
  const write = (day: number, line: Omit<Parameters<typeof audit>[1], 'at'>) =>
    audit(test.db, { at: DAY(day), ...line });
  await write(1, {
    actorId: admin.id,
    action: 'source_corrected',
    object: { kind: 'source', id: sourceId },
    before: { country: 'GB' },
    after: { country: 'IE' },
  });
  await write(2, { actorId: null, action: 'promotion_key_made', payload: { hash: 'secret' } });
  await write(3, {
    actorId: admin.id,
    action: 'report_decided',
    object: { kind: 'topic', id: topicId },
    payload: { state: 'accepted' },
  });
});
afterAll(() => test.stop());

const search = async (query: string) =>
  AuditPage.parse((await test.call(admin, 'get', `/admin/audit${query}`).expect(200)).body);
const actions = async (query: string) => (await search(query)).entries.map(({ action }) => action);

describe('GET /api/admin/audit', () => {
  it('shows who did what to which object, with the values before and after', async () => {
    const { entries, next } = await search('?from=2031-03-01');
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      {
        actor: { id: admin.id, username: 'Ada' },
        object: { kind: 'topic', id: topicId, name: 'Orrin <dam>' },
        payload: { state: 'accepted' },
        before: null,
      },
      { actor: null, object: null, payload: {} },
      {
        object: { kind: 'source', name: 'Valley Post' },
        before: { country: 'GB' },
        after: { country: 'IE' },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it.each([
    ['who', '?who=ADA', ['report_decided', 'source_corrected']],
    ['an unknown name', '?who=nobody', []],
    ['what', '?action=source_corrected', ['source_corrected']],
    ['a kind of object', '?object=topic', ['report_decided']],
    ['days, both included', '?from=2031-03-02&to=2031-03-03', ['report_decided', 'promotion_key_made']],
    ['the past', '?from=2031-03-01&to=2031-03-01', ['source_corrected']],
  ])('finds by %s', async (_, query, expected) => {
    expect(await actions(query)).toEqual(expected);
  });

  it('finds by object, and pages by the last id', async () => {
    expect(await actions(`?object=topic&objectId=${topicId}`)).toEqual(['report_decided']);
    expect(await actions(`?object=topic&objectId=${topicId + 1}`)).toEqual([]);
    const first = await search('?from=2031-03-01&limit=2');
    expect(first.entries).toHaveLength(2);
    expect(await actions(`?from=2031-03-01&limit=2&before=${first.next}`)).toEqual(['source_corrected']);
  });

  it.each([
    '?action=none',
    '?from=2031-02-30',
    '?from=2031-03-03&to=2031-03-02',
    '?objectId=3',
    '?limit=9999',
  ])('refuses %s', async (query) => {
    const answer = await test.call(admin, 'get', `/admin/audit${query}`).expect(400);
    expect(ErrorBody.parse(answer.body).code).toBe('invalid_input');
  });
});

describe('npm run admin', () => {
  const run = (...args: string[]) => runCommand(['admin', ...args], { DATABASE_URL: test.db.url });

  it('promotes a member by name, address or id, once', async () => {
    const { id } = await test.reader({ username: 'Quennel', email: 'q@mail.example' });
    expect((await run('promote', 'quennel')).out).toBe('Quennel is an admin now.\n');
    for (const which of [String(id), 'Q@mail.example'])
      expect((await run('promote', which)).out).toBe('Quennel is an admin already.\n');
    const { entries } = await search(`?object=user&objectId=${id}`);
    expect(entries).toMatchObject([
      { action: 'admin_granted', actor: null, payload: { by: 'command line' }, after: { is_admin: true } },
    ]);
  });

  it('refuses an unknown member in one sentence', async () => {
    const { code, err } = await run('promote', 'nobody');
    expect([code, err.trim()]).toEqual([1, 'There is no member called nobody.']);
  });

  it('ends the sessions of a member, or of everybody, and notes it', async () => {
    const [one, two] = [await test.reader({ username: 'Ismay' }), await test.reader()];
    await test.call(one, 'post', '/user/private-address').expect(201);
    expect((await run('sessions', 'end', 'ismay')).out).toBe(
      '1 session has ended. Private addresses revoked: 1.\n',
    );
    await test.call(one, 'get', '/user').expect(401);
    await test.call(two, 'get', '/user').expect(200);
    for (const which of [[], ['ismay', '--all']]) {
      const { code, err } = await run('sessions', 'end', ...which);
      expect([code, err.trim()]).toEqual([1, 'Name one member, or give --all.']);
    }
    expect((await run('sessions', 'end', '--all')).out).toMatch(/^\d+ sessions have ended\.\n$/);
    await test.call(two, 'get', '/user').expect(401);
    const noted = await test.db.rows<{ object_id: number | null }>(
      "select object_id from audit_entry where action = 'sessions_ended' order by id",
    );
    expect(noted).toEqual([{ object_id: one.id }, { object_id: null }]);
    admin = await test.reader({ is_admin: true });
  });

  it('verifies the audit log, and finds a change', async () => {
    const { entries, last } = await checkAuditChain(test.db);
    const right = await run('audit', 'verify');
    expect(right).toMatchObject({
      code: 0,
      out: `${entries} entries, none changed. Last: ${last.id} ${last.hash}\n`,
    });
    await test.db.rows('alter table audit_entry disable trigger user');
    await test.db.rows(`update audit_entry set payload = '{}' where action = 'report_decided'`);
    await test.db.rows('alter table audit_entry enable trigger user');
    const wrong = await run('audit', 'verify');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/^Entry \d+ does not fit/);
    expect(JSON.parse((await run('audit', 'verify', '--json')).out)).toMatchObject({
      brokenAt: expect.any(Number),
    });
  });
});
