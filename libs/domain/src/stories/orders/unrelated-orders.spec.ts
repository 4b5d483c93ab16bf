import { describe, expect, it } from '@jest/globals';
import { unrelatedOrders } from './unrelated-orders.js';

interface Order {
  name: string;
  topics: number[] | null;
}

const of = (name: string, ...topics: number[]): Order => ({ name, topics });
const alone = (name: string): Order => ({ name, topics: null });

function namesOf(orders: Order[], most = 20): string {
  return unrelatedOrders(orders, ({ topics }) => topics, most)
    .map(({ name }) => name)
    .join('');
}

describe('orders that are carried out together', () => {
  it('takes orders about different topics', () => {
    expect(namesOf([of('a', 1, 2), of('b', 3, 4), of('c', 5)])).toBe('abc');
  });

  it('leaves an order about a topic of an earlier one for later', () => {
    expect(namesOf([of('a', 1, 2), of('b', 2, 3), of('c', 4, 5)])).toBe('ac');
  });

  it('does not let an order overtake a waiting one about the same topic', () => {
    expect(namesOf([of('a', 1, 2), of('b', 2, 3), of('c', 3, 4)])).toBe('a');
  });

  it('carries out some orders alone and none before them', () => {
    expect(namesOf([alone('a'), of('b', 1)])).toBe('a');
    expect(namesOf([of('a', 1), alone('b'), of('c', 2)])).toBe('a');
  });

  it('takes no more than it is asked for', () => {
    expect(namesOf([of('a', 1), of('b', 2), of('c', 3)], 2)).toBe('ab');
    expect(namesOf([])).toBe('');
  });
});
