import { plural, t } from '@lingui/core/macro';
import type { Blindspot, SourceEntry } from '#contract/sources';
import { i18n } from '#language';
import { countryName } from '../country-name';
import { said } from '../language/said';

/** Names the side that hardly covers a story, with the numbers, in a sentence. */
export function blindspotSentence({ side, outlets, labelled }: Blindspot): string {
  return side === 'left' ? ofTheLeft(outlets, labelled) : ofTheRight(outlets, labelled);
}

const ofTheLeft = (outlets: number, labelled: number) =>
  plural(outlets, {
    0: `Blindspot on the left: None of the ${labelled} labelled sources that cover it leans left.`,
    one: `Blindspot on the left: Only # of the ${labelled} labelled sources that cover it leans left.`,
    other: `Blindspot on the left: Only # of the ${labelled} labelled sources that cover it lean left.`,
  });

const ofTheRight = (outlets: number, labelled: number) =>
  plural(outlets, {
    0: `Blindspot on the right: None of the ${labelled} labelled sources that cover it leans right.`,
    one: `Blindspot on the right: Only # of the ${labelled} labelled sources that cover it leans right.`,
    other: `Blindspot on the right: Only # of the ${labelled} labelled sources that cover it lean right.`,
  });

/** What a kind of medium is called: 'TV station' for 'tv station'. */
export function mediaTypeWords(mediaType: string): string {
  return said(`${mediaType.charAt(0).toUpperCase()}${mediaType.slice(1)}`.replace(/\btv\b/i, 'TV'));
}

/** A description that was made of facts, such as 'Newspaper, United Kingdom'. What somebody wrote stays as it is. */
export function descriptionWords({
  description,
  country,
}: Pick<SourceEntry, 'description' | 'country'>): string {
  const place = country === null ? '' : `, ${englishNameOf(country)}`;
  const isPlaced = place !== '' && description.endsWith(place);
  const kind = isPlaced ? description.slice(0, -place.length) : description;
  if (!Object.hasOwn(i18n.messages, kind)) return description;
  if (country === null || !isPlaced) return said(kind);
  return t`${{ kind: said(kind) }}, ${{ country: countryName(country) }}`;
}

function englishNameOf(country: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  } catch {
    // Recordings have fictional countries.
    return country;
  }
}
