import { describe, expect, it } from '@jest/globals';
import { doublesAmong, isSameOutlet, type OutletFacts } from './same-outlet.js';

const herald: OutletFacts = {
  domain: 'herald.com',
  name: 'Orrin Herald',
  owner: 'Fen Group',
  language: 'en',
};

describe('isSameOutlet', () => {
  it.each<[string, Partial<OutletFacts>, boolean]>([
    ['another ending', { domain: 'herald.co.uk' }, true],
    ['the article before its name', { domain: 'herald.net', name: 'The Orrin  Herald' }, true],
    ['an unknown language', { domain: 'herald.net', language: null }, true],
    ['another language', { domain: 'herald.fr', language: 'fr' }, false],
    ['another owner', { domain: 'herald.net', owner: 'Pine Group' }, false],
    ['no owner', { domain: 'herald.net', owner: null }, false],
    ['another name', { domain: 'herald.net', name: 'Orrin Herald Sport' }, false],
    ['a sister title with the name of the house', { domain: 'lantern.com' }, false],
  ])('%s: %3$s', (_, facts, same) => {
    expect(isSameOutlet(herald, { ...herald, ...facts })).toBe(same);
  });

  it('does not take two channels of a platform for one', () => {
    const channel = { ...herald, domain: 'youtube.com/channel/uc1' };
    expect(isSameOutlet(channel, { ...herald, domain: 'youtube.com/channel/uc2' })).toBe(false);
    expect(isSameOutlet(channel, { ...herald, domain: 'youtube.com' })).toBe(false);
  });

  it('does not compare outlets without an owner', () => {
    const none = { ...herald, owner: null };
    expect(isSameOutlet(none, { ...none, domain: 'herald.net' })).toBe(false);
  });
});

describe('doublesAmong', () => {
  const source = (domain: string, facts: Partial<OutletFacts> = {}) => ({
    ...{ domain, name: domain, owner: null, language: null },
    ...facts,
  });
  const pairs = (sources: OutletFacts[], stated: [string, string][] = []) =>
    doublesAmong(sources, new Map(stated)).map(({ double, kept }) => [double.domain, kept.domain]);

  it('finds stated domains, service hosts and namesakes of one owner', () => {
    const sources = [
      source('pine.example'),
      source('pine.net'),
      source('m.pine.example'),
      source('news.fen.example'),
      source('fen.example'),
      herald,
      { ...herald, domain: 'herald.net' },
    ];
    expect(pairs(sources, [['pine.net', 'pine.example']])).toEqual([
      ['pine.net', 'pine.example'],
      ['m.pine.example', 'pine.example'],
      ['news.fen.example', 'fen.example'],
      ['herald.net', 'herald.com'],
    ]);
  });

  it('follows a chain to its end', () => {
    const sources = [source('pine.example'), source('pine.net'), source('www.pine.net')];
    expect(pairs(sources, [['pine.net', 'pine.example']])).toEqual([
      ['pine.net', 'pine.example'],
      ['www.pine.net', 'pine.example'],
    ]);
  });

  it('leaves alone a circle, unknown targets, subdomains of their own and neighbours', () => {
    const sources = [
      source('a.example'),
      source('b.example'),
      source('sport.a.example'),
      source('c.example'),
    ];
    const stated: [string, string][] = [
      ['a.example', 'b.example'],
      ['b.example', 'a.example'],
      ['c.example', 'nowhere.example'],
    ];
    expect(pairs(sources, stated)).toEqual([]);
  });
});
