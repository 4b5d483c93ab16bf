import { t } from '@lingui/core/macro';
import type { LanguageLimits } from '#contract/stories';
import type { LanguagePart } from '#vocabulary';
import { LANGUAGE_PART_NAMES } from '#words/vocabulary';
import { languageName } from '../lib/country-name';
import { capitalized } from '../lib/language/capitalized';
import { listLabel } from '../lib/language/numbers';

/** What is not read of a story because of its language, and who does it instead. Nothing if all is read. */
export function LanguageNote({ limits }: { limits: LanguageLimits | null | undefined }) {
  if (!limits) return null;
  return <p className="meta">{languageNote(limits)}</p>;
}

function languageNote({ language, missing, partial }: LanguageLimits): string {
  const kinds = listLabel(partial.map(nameOf));
  const parts = listLabel([
    ...missing.map(nameOf),
    ...(partial.length > 0 ? [t`some kinds of ${kinds}`] : []),
  ]);
  const sentence = capitalized(t`${parts} are not read in ${{ language: languageName(language) }} yet.`);
  if (missing.includes('endings')) return `${sentence} ${t`Editors resolve this story.`}`;
  return partial.includes('endings') ? `${sentence} ${t`Editors resolve such stories.`}` : sentence;
}

function nameOf(part: LanguagePart): string {
  return LANGUAGE_PART_NAMES[part];
}
