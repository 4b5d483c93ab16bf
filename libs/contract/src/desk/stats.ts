import { z } from 'zod';

const count = z.int().min(0);

/** The cards of the dashboard. Up to ten seconds old. */
export const AdminStats = z.object({ userCount: count, articleCount: count, topicCount: count });
export type AdminStats = z.infer<typeof AdminStats>;
