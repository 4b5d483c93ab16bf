/**
 * The orders that can be carried out together, because no two of them concern the same topic: the first one and every later one whose
 * topics no earlier order has. So orders about one topic keep their sequence.
 * @param topicsOf the topics that an order concerns; null if it must be carried out alone
 */
export function unrelatedOrders<Order>(
  orders: readonly Order[],
  topicsOf: (order: Order) => readonly number[] | null,
  most: number,
): Order[] {
  const [first] = orders;
  if (first === undefined) return [];
  if (topicsOf(first) === null) return [first];
  const found: Order[] = [];
  const named = new Set<number>();
  for (const order of orders) {
    const topics = topicsOf(order);
    if (topics === null || found.length >= most) break;
    if (!topics.some((topic) => named.has(topic))) found.push(order);
    for (const topic of topics) named.add(topic);
  }
  return found;
}
