import { t } from '@lingui/core/macro';
import type { LanguageLimits } from '#contract/stories';
import type { LanguagePart } from '#vocabulary';
import { LANGUAGE_PART_NAMES } from '#words/vocabulary';
import { languageName } from '../lib/country-name';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What is not read of a story because of its language, and who does it instead. Nothing if all is read. */
export function LanguageNote({ limits }: { limits: LanguageLimits | null | undefined }) {
  if (!limits) return null;
  return <p className="meta">{languageNote(limits)}</p>;
}

function languageNote({ language, missing, partial }: LanguageLimits): string {
  const some = partial.length > 0 ? [t`some kinds of ${LIST.format(partial.map(nameOf))}`] : [];
  const what = LIST.format([...missing.map(nameOf), ...some]);
  const sentence = t`${what.charAt(0).toUpperCase()}${what.slice(1)} are not read in ${languageName(language)} yet.`;
  if (missing.includes('endings')) return t`${sentence} Editors resolve this story.`;
  return partial.includes('endings') ? t`${sentence} Editors resolve such stories.` : sentence;
}

function nameOf(part: LanguagePart): string {
  return LANGUAGE_PART_NAMES[part];
}
