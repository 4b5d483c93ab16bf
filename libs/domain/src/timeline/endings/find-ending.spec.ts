import { describe, expect, it } from '@jest/globals';
import type { TimelineArticle } from '../read/timeline-article.js';
import { findEnding, withReadings } from './find-ending.js';

const day = (number: number, hour = 8) => new Date(Date.UTC(2026, 2, number, hour));

function article(
  id: number,
  publishedAt: Date,
  origin: string,
  title: string,
  excerpt = '',
): TimelineArticle {
  return {
    ...{
      id,
      sourceId: id,
      sourceDomain: 'x.example',
      sourceName: 'The Gull',
      originKey: origin,
      copyGroup: id,
    },
    ...{ title, excerpt, text: null, publishedAt, imageUrl: null, sourceTrust: null },
  };
}

const found = (articles: TimelineArticle[]) => {
  const ending = findEnding(withReadings(articles));
  return (
    ending && { kind: ending.kind.kind, origins: ending.origins, reports: ending.reports.map(({ id }) => id) }
  );
};

const strike = [
  article(1, day(1), 'source:a', 'Orvale tram drivers strike over night shifts'),
  article(2, day(2), 'source:b', 'Orvale tram strike costs shops millions'),
];

describe('findEnding', () => {
  it('counts the origins that report an end within three days', () => {
    const reports = [
      article(3, day(5), 'source:a', 'Orvale tram strike ends at noon'),
      article(4, day(6), 'source:b', 'Tram strike in Orvale is over'),
    ];
    expect(found([...strike, ...reports])).toEqual({ kind: 'strike', origins: 2, reports: [3, 4] });
    const apart = reports.map((each, index) => ({ ...each, publishedAt: day(5 + 10 * index) }));
    expect(found([...strike, ...apart])).toEqual({ kind: 'strike', origins: 1, reports: [4] });
  });

  it('reads an end from the first sentence, but not from comment', () => {
    const lead = 'The Orvale tram strike ended on Thursday after drivers voted.';
    expect(
      found([...strike, article(3, day(5), 'source:a', 'Orvale trams roll at noon', lead)]),
    ).toMatchObject({
      reports: [3],
    });
    const comment = article(
      3,
      day(5),
      'source:a',
      'Opinion: the Orvale tram strike is over, and who won',
      lead,
    );
    expect(found([...strike, comment])).toBeNull();
  });

  it('ignores the end of another story', () => {
    const other = [
      article(3, day(5), 'source:a', 'Pellmere baker Bram Osk sentenced to nine years in prison'),
      article(4, day(5), 'source:b', 'Baker Bram Osk jailed for nine years'),
    ];
    expect(found([...strike, ...other])).toBeNull();
    const elsewhere = [
      article(5, day(5), 'source:a', 'Norrow dockers end strike in Kettlehaven port'),
      article(6, day(5), 'source:b', 'Kettlehaven port strike is over, say Norrow dockers'),
    ];
    expect(found([...strike, ...elsewhere])).toBeNull();
  });

  it('compares an end with the last week of a long story, not with its beginnings', () => {
    const pay = [3, 6, 9, 12].map((on) =>
      article(10 + on, day(on), 'source:c', `Orvale mayor and council argue about ferries, part ${on}`),
    );
    const reports = [
      article(3, day(25), 'source:a', 'Orvale tram strike ends at noon'),
      article(4, day(25, 9), 'source:b', 'Tram strike in Orvale is over'),
    ];
    const walkout = article(2, day(22), 'source:b', 'Orvale tram strike costs shops millions');
    expect(found([...pay, walkout, ...reports])).toMatchObject({ kind: 'strike', origins: 2 });
    const lately = pay.map((each, index) => ({ ...each, publishedAt: day(20 + index) }));
    expect(found([...lately, walkout, ...reports])).toBeNull();
  });

  it('requires words that the reports share', () => {
    const two = [
      article(3, day(5), 'source:a', 'Singer Ada Voll discharged from hospital'),
      article(4, day(5), 'source:b', 'Goalkeeper Piet Marn back home from the hospital'),
    ];
    expect(found(two)).toBeNull();
  });

  it('ignores an end if more titles fit another kind', () => {
    const titles = [
      'Stavering measles outbreak grows, health office says',
      'Measles cases rise in Stavering schools',
      'Stavering measles outbreak: halls closed',
      'Stavering health office counts measles cases',
    ];
    const outbreak = titles.map((title, index) => article(10 + index, day(1, index), 'source:a', title));
    const called = [
      article(20, day(2), 'source:a', 'Quenby elected mayor of Stavering after health office count'),
      article(21, day(2, 9), 'source:b', 'Stavering: Quenby wins election, health office says'),
    ];
    expect(found([...outbreak.slice(0, 1), ...called])).toMatchObject({ kind: 'election' });
    expect(found([...outbreak, ...called])).toBeNull();
  });

  it('prefers the end of a later act, whatever its kind', () => {
    const outbreak = [
      article(1, day(1), 'source:a', 'Fever outbreak on Orvale ship: three passengers ill'),
      article(2, day(2), 'source:a', 'First passengers disembark from ship with fever outbreak'),
      article(3, day(2), 'source:b', 'Passengers disembark from Orvale ship in fever outbreak'),
      article(4, day(9), 'source:c', 'Fever outbreak of Orvale ship: crew still in quarantine'),
      article(5, day(20), 'source:a', 'Fever outbreak of Orvale ship declared over'),
      article(6, day(20, 9), 'source:b', 'WHO declares fever outbreak of Orvale ship over'),
    ];
    expect(found(outbreak)).toEqual({ kind: 'outbreak', origins: 2, reports: [5, 6] });
    expect(found(outbreak.slice(0, 4))).toMatchObject({ kind: 'voyage' });
  });

  it('prefers the kind with the shorter silence if nearly as many origins report it', () => {
    const seat = [
      article(3, day(5), 'source:a', 'Mael Finn wins Orvale special election'),
      article(4, day(5, 9), 'source:b', 'Mael Finn wins special election to Orvale council'),
      article(5, day(5, 10), 'source:c', 'Vell concedes Orvale special election to Mael Finn'),
    ];
    expect(found(seat)).toMatchObject({ kind: 'nomination', origins: 2 });
  });
});
