import type { TopicStatus } from '#vocabulary';

/** Fields of a topic as an editor sets them. Absent ones stay. */
export interface TopicEdit {
  name?: string;
  label?: string | null;
  description?: string | null;
  /** Id of a category. */
  category?: number | null;
  listing?: boolean;
  /** `outcome` says how a resolved story ended. */
  status?: { status: TopicStatus; outcome: string | null };
  /** `reason` names the stage. */
  completion?: { percent: number; reason: string };
  next?: { text: string; date: string }[];
}

/** Fields of a milestone as an editor sets them. Absent ones stay. */
export interface MilestoneEdit {
  title?: string;
  description?: string;
  /** ISO 8601, UTC. */
  date?: string;
  /** 0–10 */
  impact?: number;
  /** Why it is retracted; null if it is not. */
  retraction?: string | null;
}

/** What the story-keeper is asked to do. Ids are those that were known when the order was given. */
export type StoryOrder =
  | { kind: 'merge'; payload: { from: number; into: number } }
  /** Articles, and all articles of milestones, become a topic of their own. */
  | { kind: 'split'; payload: { topic: number; articles: number[]; milestones?: number[] } }
  | { kind: 'move'; payload: { articles: number[]; into: number } }
  | { kind: 'undo'; payload: { change: number } }
  | { kind: 'edit'; payload: { topic: number; fields: TopicEdit } }
  | { kind: 'release'; payload: { of: 'topic' | 'milestone' | 'article'; id: number; field: string } }
  | { kind: 'edit_milestone'; payload: { milestone: number; fields: MilestoneEdit } }
  | { kind: 'merge_milestones'; payload: { from: number; into: number } }
  | { kind: 'split_milestone'; payload: { milestone: number; articles: number[] } }
  | { kind: 'attach'; payload: { milestone: number; articles: number[] } }
  | { kind: 'hide'; payload: { article: number; reason: string } }
  | { kind: 'unhide'; payload: { article: number } }
  | { kind: 'tag'; payload: { article: number; tags: string[] } };

/** Orders that move articles between topics. */
export type MoveOrder = Extract<StoryOrder, { kind: 'merge' | 'split' | 'move' }>;
