import type { MessageDescriptor } from '@lingui/core';

export interface Column<Sort extends string> {
  label: MessageDescriptor;
  /** The word by which the server sorts it; a minus before it sorts downwards. */
  sort?: Sort;
}
