/** A set in the order in which its members were last used, which gives the latest ones without reading all. */
export class Latest<T> implements Iterable<T> {
  private readonly all = new Set<T>();
  /** The latest members, if known. */
  private tail: T[] | null = null;

  /** @param most of the members `latest` gives */
  constructor(private readonly most: number) {}

  get size(): number {
    return this.all.size;
  }

  [Symbol.iterator](): Iterator<T> {
    return this.all[Symbol.iterator]();
  }

  /** Adds a member, or makes it the latest. */
  use(member: T): void {
    this.all.delete(member);
    this.all.add(member);
    if (!this.tail) return;
    const at = this.tail.indexOf(member);
    if (at >= 0) this.tail.splice(at, 1);
    else if (this.tail.length === this.most) this.tail.shift();
    this.tail.push(member);
  }

  delete(member: T): void {
    if (this.all.delete(member) && this.tail?.includes(member)) this.tail = null;
  }

  /** The members that were used last, at most `most`, in their order. */
  latest(): readonly T[] {
    this.tail ??= [...this.all].slice(-this.most);
    return this.tail;
  }
}
