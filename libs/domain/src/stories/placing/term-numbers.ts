/** Numbers for the terms of one language, as long as topics hold them. Numbers of terms that no topic holds are used again. */
export class TermNumbers {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly holders: number[] = [];
  private readonly free: number[] = [];

  /** How many terms are held. */
  get size(): number {
    return this.numbers.size;
  }

  /** −1 for a term that no topic holds. */
  find(term: string): number {
    return this.numbers.get(term) ?? -1;
  }

  nameOf(term: number): string {
    return this.names[term] ?? '';
  }

  /** The number of topics that hold a term. */
  holdersOf(term: string): number {
    return this.holders[this.find(term)] ?? 0;
  }

  /** One more topic holds this term. */
  hold(term: string): number {
    const known = this.numbers.get(term);
    const number = known ?? this.free.pop() ?? this.names.length;
    if (known === undefined) {
      this.numbers.set(term, number);
      this.names[number] = term;
      this.holders[number] = 0;
    }
    this.holders[number] = (this.holders[number] ?? 0) + 1;
    return number;
  }

  /** One topic fewer holds this term. */
  release(number: number): void {
    const left = (this.holders[number] ?? 0) - 1;
    this.holders[number] = left;
    if (left > 0) return;
    this.numbers.delete(this.nameOf(number));
    this.names[number] = '';
    this.free.push(number);
  }
}
