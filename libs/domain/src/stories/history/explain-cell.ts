import { type Cell, type CellValue, isMerged } from './cell.js';

/** A cell in words: what changed, how many subjects alike, and the values. */
export interface ExplainedCell {
  what: string;
  count: number;
  before: string | null;
  after: string | null;
}

const FIELD_NAMES: Record<string, string> = {
  name: 'Name',
  label: 'Label',
  description: 'Description',
  category: 'Category',
  listing: 'Listed',
  status: 'Status',
  completion: 'Progress',
  next: 'Next steps',
  articles: 'Choice of articles',
  title: 'title',
  date: 'date',
  impact: 'significance',
  retraction: 'retraction',
  anchor: 'first article',
  tags: 'tags',
};

/** @param nameOf the name of a topic, of now or of then */
export function explainCell(cell: Cell, nameOf: (topic: number) => string): ExplainedCell {
  const count = cell.ids.length;
  const spell = speller(cell, nameOf);
  return { what: subjectOf(cell, nameOf), count, before: spell(cell.before), after: spell(cell.after) };
}

function subjectOf({ of, field, ids }: Cell, nameOf: (topic: number) => string): string {
  const [id = 0] = ids;
  if (field.startsWith('lock:'))
    return `${of === 'topic' ? '' : `${capital(of)} ${id}: `}Lock of ${fieldName(field.slice(5))}`;
  switch (of) {
    case 'follow':
      return 'Followers';
    case 'topic':
      if (field === 'redirect') return 'Earlier addresses';
      return field === 'merged' ? `Story “${nameOf(id)}”` : fieldName(field);
    case 'milestone':
      return field === 'row' ? `Milestone ${id}` : `Milestone ${id}: ${fieldName(field).toLowerCase()}`;
    case 'article':
      return ARTICLE_FIELDS[field] ?? `Article ${id}: ${fieldName(field)}`;
  }
}

const ARTICLE_FIELDS: Record<string, string> = {
  topic: 'Articles',
  milestone: 'Articles of milestones',
  pin: 'Articles kept in their milestone',
  hidden: 'Hidden',
};

function speller({ of, field }: Cell, nameOf: (topic: number) => string) {
  return (value: CellValue): string | null => {
    if (value === null) return field === 'merged' ? 'Its own' : of === 'follow' ? 'Not followed' : null;
    if (isMerged(value)) return `Merged into “${nameOf(value.into)}”`;
    if (typeof value === 'number' && (field === 'topic' || field === 'redirect')) return `“${nameOf(value)}”`;
    if (field === 'row')
      return typeof value === 'object' && 'title' in value ? String(value.title) : 'Present';
    return spelled(value);
  };
}

function spelled(value: CellValue): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(spelled).join(', ');
  if (typeof value !== 'object') return String(value);
  const { closedAt, articles, by, from, ...told } = value as Record<string, CellValue>;
  const parts = [...new Set(Object.values(told).map(spelled))];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
