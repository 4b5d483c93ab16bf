export interface Column<Sort extends string> {
  label: string;
  /** The word by which the server sorts it; a minus before it sorts downwards. */
  sort?: Sort;
}
