/**
 * Counts, for each source, the readers who follow a topic that it reported on: each reader once. Sources have places
 * in typed arrays, because there are some forty counts for each follow.
 */
export class SourceReach {
  private readonly places = new Map<number, number>();
  private readonly placesOf = new Map<number, Int32Array>();
  private readonly readers: Int32Array;
  /** The reader who was counted last, by the source's place. */
  private readonly last: Int32Array;

  /** @param sourcesOf the sources that reported on each topic */
  constructor(sourcesOf: ReadonlyMap<number, readonly number[]>) {
    for (const [topic, sources] of sourcesOf)
      this.placesOf.set(
        topic,
        Int32Array.from(sources, (source) => this.placeOf(source)),
      );
    this.readers = new Int32Array(this.places.size);
    this.last = new Int32Array(this.places.size);
  }

  /** Adds a follow. All follows of a reader must be added in a row. Ids are positive. */
  add(userId: number, topicId: number): void {
    const { readers, last } = this;
    for (const place of this.placesOf.get(topicId) ?? []) {
      if (last[place] === userId) continue;
      last[place] = userId;
      readers[place] = (readers[place] ?? 0) + 1;
    }
  }

  /** Readers by source. Sources without any are left out. */
  get counts(): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (const [source, place] of this.places) {
      const readers = this.readers[place] ?? 0;
      if (readers > 0) counts.set(source, readers);
    }
    return counts;
  }

  private placeOf(source: number): number {
    const place = this.places.get(source) ?? this.places.size;
    this.places.set(source, place);
    return place;
  }
}
