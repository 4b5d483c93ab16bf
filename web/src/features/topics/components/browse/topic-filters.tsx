import { t } from '@lingui/core/macro';
import { i18n } from '#language';
import { TOPIC_SORTS, TOPIC_STATUSES, WORLD } from '#vocabulary';
import { TOPIC_STATUS_NAMES } from '#words/vocabulary';
import { Choice } from '../../../../components/form/choice';
import { PickOne } from '../../../../components/form/pick-one';
import { countryName } from '../../../../lib/country-name';
import { usePlaces } from '../../api/use-places';
import type { Browsing } from './browsing';
import { SORT_NAMES } from './section-words';
import styles from './topic-filters.module.css';

interface TopicFiltersProps {
  browsing: Browsing;
  onChange: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** Where the stories stand, their status and their place. */
export function TopicFilters({ browsing, onChange }: TopicFiltersProps) {
  const places = usePlacesToChoose(browsing.place);
  return (
    <div className={styles.filters}>
      <PickOne
        label={t`Where stories stand`}
        choices={TOPIC_SORTS.map((value) => ({ value, label: i18n._(SORT_NAMES[value]) }))}
        chosen={browsing.sort}
        onChoose={(sort) => onChange({ sort: sort === 'lively' ? undefined : sort })}
      />
      <div className={styles.choices}>
        <Choice
          label={t`Status`}
          value={browsing.status ?? ''}
          choices={[
            { value: '', label: t`Any status` },
            ...TOPIC_STATUSES.map((value) => ({ value, label: TOPIC_STATUS_NAMES[value] })),
          ]}
          onChange={(status) => onChange({ status })}
        />
        <Choice
          label={t`Place`}
          value={browsing.place ?? ''}
          choices={[{ value: '', label: t`All places` }, ...places]}
          disabled={places.length === 0}
          onChange={(place) => onChange({ place })}
        />
      </div>
    </div>
  );
}

/**
 * The world, then the places with most topics, and the chosen one. Empty while they load, and if no topic has a country: then the
 * field keeps its place but cannot be used.
 */
function usePlacesToChoose(chosen: string | undefined): { value: string; label: string }[] {
  const { data = [] } = usePlaces();
  const countries = data.map(({ place }) => place).filter((place) => place !== WORLD);
  if (chosen !== undefined && chosen !== WORLD && !countries.includes(chosen)) countries.push(chosen);
  if (countries.length === 0 && chosen === undefined) return [];
  return [
    { value: WORLD, label: t`World` },
    ...countries.map((place) => ({ value: place, label: countryName(place) })),
  ];
}
