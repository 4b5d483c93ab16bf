import type { DigestSection } from '#vocabulary';

/** A notification as targets get it. All links are absolute. */
export interface TargetNotice {
  /** The same for every attempt, so that a receiver recognises a repetition. */
  id: string;
  type: 'story' | 'source' | 'digest' | 'test';
  title: string;
  message: string;
  /** The page about it. */
  url: string;
  story: { id: number; slug: string; name: string; language: string; url: string } | null;
  /** The development that it is about. */
  developmentId: number | null;
  /** What a digest says of each story. */
  items: readonly TargetItem[];
  /** System time. */
  at: Date;
}

export interface TargetItem {
  section: DigestSection | null;
  name: string;
  /** Of the story (BCP 47). Null for a source. */
  language: string | null;
  url: string;
  lines: readonly string[];
}

/** The public address of this site, and of its pages. */
export const siteLinks = (site: string) => {
  const root = site.replace(/\/+$/, '');
  const page = (path: string) => `${root}${path}`;
  return {
    page,
    story: (slug: string, milestoneId: number | null = null) =>
      page(`/topics/${encodeURIComponent(slug)}${milestoneId === null ? '' : `#milestone-${milestoneId}`}`),
    source: (slug: string) => page(`/sources/${encodeURIComponent(slug)}`),
    settings: page('/profile?tab=notifications'),
  };
};

/** What a reader sends to see whether a target works. */
export function testNotice(id: string, site: string, at: Date): TargetNotice {
  return {
    id,
    type: 'test',
    title: 'Followthrough: a test',
    message: 'This target works. Notifications of the stories you follow will arrive here.',
    url: siteLinks(site).settings,
    story: null,
    developmentId: null,
    items: [],
    at,
  };
}

/** The message and what a digest lists, as lines of plain text. */
export function noticeLines({ message, items }: TargetNotice): string[] {
  return [message, ...items.flatMap(({ name, lines }) => [name, ...lines.map((line) => `- ${line}`)])].filter(
    (line) => line !== '',
  );
}
