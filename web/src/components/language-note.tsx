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
  const some = partial.length > 0 ? [`some kinds of ${LIST.format(partial.map(nameOf))}`] : [];
  const what = LIST.format([...missing.map(nameOf), ...some]);
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)} are not read in ${languageName(language)} yet.`;
  if (missing.includes('endings')) return `${sentence} Editors resolve this story.`;
  return partial.includes('endings') ? `${sentence} Editors resolve such stories.` : sentence;
}

function nameOf(part: LanguagePart): string {
  return LANGUAGE_PART_NAMES[part];
}
