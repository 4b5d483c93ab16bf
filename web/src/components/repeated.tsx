import { Fragment, type ReactNode } from 'react';

/** Repeats its children, such as the rows of a skeleton. */
export function Repeated({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal bars without identity
    <Fragment key={index}>{children}</Fragment>
  ));
}
