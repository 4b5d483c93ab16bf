import { describe, expect, it } from '@jest/globals';
import { KeptAnswer } from './kept-answer.js';
import { KeptAnswers } from './kept-answers.js';

const HOUR_MS = 3_600_000;
const rules = { most: 2, maxAgeMs: HOUR_MS, isHeard: () => true };

/** Counts how often an answer was made; each is made when `finish` says so. */
function source() {
  const waiting: ((answer: KeptAnswer) => void)[] = [];
  let loads = 0;
  const load = () => {
    loads++;
    return new Promise<KeptAnswer>((resolve) => waiting.push(resolve));
  };
  const finish = (content: string) => waiting.shift()?.(new KeptAnswer(content));
  return { load, finish, loads: () => loads };
}

const at = (content: string) => async () => new KeptAnswer(content);
const textOf = async (answer: Promise<KeptAnswer>) => (await answer).body.toString();

describe('KeptAnswers', () => {
  it('makes an answer once, however many ask while it is made and after', async () => {
    const kept = new KeptAnswers(rules);
    const { load, finish, loads } = source();
    const asked = [kept.get('feed', load), kept.get('feed', load), kept.get('feed', load)];
    finish('first');
    expect(await Promise.all(asked.map(textOf))).toEqual(['first', 'first', 'first']);
    expect(await textOf(kept.get('feed', load))).toBe('first');
    expect(loads()).toBe(1);
  });

  it('gives nobody who asks after a change what was being read before it', async () => {
    const kept = new KeptAnswers(rules);
    const { load, finish } = source();
    const before = kept.get('feed', load);
    kept.drop();
    const after = kept.get('feed', load);
    finish('old');
    finish('new');
    expect([await textOf(before), await textOf(after)]).toEqual(['old', 'new']);
    expect(await textOf(kept.get('feed', at('newer')))).toBe('new');
  });

  it('asks again after a failure', async () => {
    const kept = new KeptAnswers(rules);
    const failing = kept.get('feed', async () => {
      throw new Error('the database is gone');
    });
    await expect(failing).rejects.toThrow('gone');
    expect(await textOf(kept.get('feed', at('back')))).toBe('back');
  });

  it('keeps what was asked for last, and no more than it may', async () => {
    const kept = new KeptAnswers(rules);
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, at(`first ${key}`));
    const now = await Promise.all(['a', 'c', 'b'].map((key) => textOf(kept.get(key, at(`second ${key}`)))));
    expect(now).toEqual(['first a', 'first c', 'second b']);
  });

  it.each([
    ['what is too old', { ...rules, maxAgeMs: 0 }],
    ['anything while changes may go unheard', { ...rules, isHeard: () => false }],
  ])('does not give out %s', async (_, given) => {
    const kept = new KeptAnswers(given);
    await kept.get('feed', at('old'));
    expect(await textOf(kept.get('feed', at('new')))).toBe('new');
  });
});
