import type { ComponentType, ReactNode } from 'react';
import type { PageName } from '#contract/site';

export interface GuardProps {
  page: PageName;
  children: ReactNode;
}

/** Draws a page for those who may see it, and for others what stands in its place. The server guards its calls on its own. */
export type Guard = ComponentType<GuardProps>;
