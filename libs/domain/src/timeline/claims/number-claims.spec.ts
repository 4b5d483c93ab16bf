import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../text/sentences.js';
import { numberClaims } from './number-claims.js';

const short = (title: string, lead = '') =>
  numberClaims(title, sentences(lead)).map(
    ({ kind, unit, value, atLeast }) =>
      `${kind} ${atLeast ? '>=' : ''}${value}${unit === 'people' ? '' : ` ${unit}`}`,
  );

describe('numberClaims', () => {
  it.each([
    ['Dam break kills 12 in Orvale', ['dead 12']],
    ['At least 12 killed as dam breaks', ['dead >=12']],
    ['Dam break leaves twelve people dead and 40 injured', ['dead 12', 'injured 40']],
    ['Two hundred and five dead after quake', ['dead 205']],
    ['Death toll in Orvale flood rises to 1,204', ['dead 1204']],
    ['Flood death toll rises from 12 to 15', ['dead 15']],
    ['Orvale death toll tops 40', ['dead >=40']],
    ['Toll of Orvale mill explosion rises to seven, five missing', ['dead 7', 'missing 5']],
    ['The number of people known to have died in the mill rose to seven', ['dead 7']],
    ['The official toll stands at four', ['dead 4']],
    ['More than 3,400 people evacuated from Pellmere', ['evacuated >=3400']],
    ['1.5 million people displaced by floods', ['displaced 1500000']],
    ['Flood killed 10 to 15 people', ['dead >=10']],
    ['Twenty-one people, including two children, were killed in Orvale', ['dead 21']],
    ['Nearly 200 miners still missing', ['missing 200']],
    ['A dozen people were arrested', ['arrested 12']],
    ['Police arrest dozens', []],
    ['Police arrested 34 protesters and detained 5 journalists', ['arrested 34']],
    ['Storm claims 7 lives', ['dead 7']],
    ['Blast kills 9 Orvaleans', ['dead 9']],
    ['12 dead, 40 injured in Orvale', ['dead 12', 'injured 40']],
    ['Magnitude 6.4 quake shakes Orvale', ['magnitude 6.4 magnitude']],
    ['6.1-magnitude quake shakes Orvale', ['magnitude 6.1 magnitude']],
    ['Fire burns 12,000 acres, 40% contained', ['burned 12000 acres', 'contained 40 %']],
    ['Kestrel agrees to $4.5bn settlement', ['settlement 4500000000 USD']],
    ['Kestrel fined €250 million', ['fine 250000000 EUR']],
    ['Kestrel pays £3,000 fine', ['fine 3000 GBP']],
    ['Turnout of 62.5 per cent in Orvale', ['turnout 62.5 %']],
    ['Inflation falls to 3.2%', ['inflation 3.2 %']],
  ])('reads %j', (title, expected) => {
    expect(short(title)).toEqual(expected);
  });

  it.each([
    'Man kills 12-year-old girl',
    'Girl, 12, killed by falling tree',
    'Killed 3 years ago, still missed',
    'He died aged 84',
    'Her father Bram Osk, 78 died on Monday',
    'Dad of three was killed in Orvale',
    'The 18 year old soldier killed at Orvale',
    'Women aged 20, 21 and 39 are arrested',
    'Orvale counts 210 deaths in a day',
    'Storm kills 300 cattle',
    'Oil kills 200 pelicans',
    'Flight 17 dead ahead',
    'One patient in 12 dies of it',
    'Toll road to Orvale costs 4 crowns, up to 12 lanes',
    'Flood is deadliest since 2005, when 52 people were killed',
    'Up to 40 people missing after flood',
    'Another 12 people were killed',
    'Storm could leave 500 dead',
    'Fewer than 20 people injured',
    'Chapter 11 filing kills deal',
    'Room 101 is dead quiet',
    'Minister killed bill in 2024',
    'Orvale wins 3-2 as Pellmere defender is injured',
    'Shares lose 5 percent',
    'One of the injured spoke',
  ])('finds no toll in %j', (title) => {
    expect(short(title)).toEqual([]);
  });

  it('prefers the title, and adds kinds that only the lead has', () => {
    const lead = 'The flood killed 15 people on Monday. Police said 40 people were injured.';
    expect(short('Flood kills 12 in Orvale', lead)).toEqual(['dead 12', 'injured 40']);
  });

  it('reads a hostile text in bounded time', () => {
    expect(numberClaims('1 '.repeat(50_000), ['killed a dozen a dozen '.repeat(20_000)]).length).toBeLessThan(
      20,
    );
  });
});
