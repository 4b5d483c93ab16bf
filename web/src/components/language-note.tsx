import type { LanguageLimits } from '#contract/stories';
import { LANGUAGE_PART_NAMES, type LanguagePart } from '#vocabulary';
import { languageName } from '../lib/country-name';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What is not read of a story because of its language, and who does it instead. Nothing if all is read. */
export function LanguageNote({ limits }: { limits: LanguageLimits | null | undefined }) {
  if (!limits) return null;
  return <p className="meta">{languageNote(limits)}</p>;
}

function languageNote({ language, missing, partial }: LanguageLimits): string {
  const name = languageName(language);
  const some = `some kinds of ${listed(partial)}`;
  const what = missing.length > 0 ? listed(missing) : some;
  const more = missing.length > 0 && partial.length > 0 ? `, nor ${some}` : '';
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}${more} are not read in ${name} yet.`;
  if (missing.includes('endings')) return `${sentence} Editors resolve this story.`;
  return partial.includes('endings') ? `${sentence} Editors resolve such stories.` : sentence;
}

function listed(parts: readonly LanguagePart[]): string {
  return LIST.format(parts.map((part) => LANGUAGE_PART_NAMES[part]));
}
