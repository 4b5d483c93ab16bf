import { t } from '@lingui/core/macro';
import { filledIn } from '../language/filled-in';
import { said } from '../language/said';

const OVERDUE = /^(.+); overdue by (.+), not yet claimed$/s;

/** How a feed is, as the server says it in English (`feedHealth`), with or without a full stop. */
export function feedHealthWords(english: string): string {
  if (english.endsWith('.')) return `${feedHealthWords(english.slice(0, -1))}.`;
  const [, health, span] = OVERDUE.exec(english) ?? [];
  if (health === undefined || span === undefined) return said(english);
  return t`${{ health: said(health) }}; overdue by ${{ span: filledIn(span) }}, not yet claimed`;
}
