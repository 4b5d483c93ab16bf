import { describe, expect, it } from '@jest/globals';
import { mainName, namesIn, withActor } from './actors.js';
import { inverted } from './opposites.js';
import { renumbered } from './renumber.js';

const NAMES = new Set(['Orvale', 'Thole', 'Ines', 'Pellmere']);
const isName = (word: string) => NAMES.has(word);

describe('inverted', () => {
  it.each([
    ['Senate approves dam', 'Senate rejects dam'],
    ['Thole Wins Seat', 'Thole Loses Seat'],
    ['Thole pleads guilty', 'Thole pleads not guilty'],
    ['Dam is safe', 'Dam is not safe'],
    ['Dam isn’t safe', 'Dam is safe'],
    ['Thole won’t resign', null],
    ['Storm over Orvale', null],
  ])('%j: %j', (title, expected) => {
    expect(inverted(title)).toBe(expected);
  });
});

describe('renumbered', () => {
  it.each([
    ['12 dead in Orvale', '18 dead in Orvale'],
    ['One street, two dead', 'One street, five dead'],
    ['1,000 homes lost', '1,500 homes lost'],
    ['Floods of 2026', 'Floods of 2023'],
    ['Storm over Orvale', null],
  ])('%j: %j', (title, expected) => {
    expect(renumbered(title)).toBe(expected);
  });
});

describe('actors', () => {
  it('finds names in sentence case only', () => {
    expect(namesIn('Dam breaks above Orvale, says Ines Thole', isName)).toEqual(['Orvale', 'Ines Thole']);
    expect(namesIn('Dam Breaks Above Orvale', isName)).toEqual([]);
  });

  it('replaces the name that most headlines have, wherever it stands', () => {
    const title = "Thole leaves Orvale: Thole's last day";
    const others = ['Minister Thole resigns', 'Thole gone', 'Storm in Orvale'];
    expect(mainName(title, others, isName)).toBe('Thole');
    expect(withActor(title, 'Thole', 'Pellmere')).toBe("Pellmere leaves Orvale: Pellmere's last day");
  });
});
