import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { afterFilterEvent, type NewsFeedFilter, pickSurprise } from '#contract/reading';
import { i18n } from '#language';
import { INTEREST_TAGS } from '#vocabulary';
import { Icon } from '../../../components/feedback/icon';
import { Chip } from '../../../components/form/chip';
import styles from './interest-filter.module.css';
import { TAG_WORDS } from './tag-words';

interface InterestFilterProps {
  filter: NewsFeedFilter;
  onChange: (filter: NewsFeedFilter) => void;
  /** For readers: only sources that they follow. */
  followed: { isOn: boolean; onToggle: () => void } | undefined;
}

/** 'What's your interest?': a chip for each interest, Surprise Me and Clear all. */
export function InterestFilter({ filter, onChange, followed }: InterestFilterProps) {
  const chips = useRef<HTMLUListElement>(null);
  const clear = () => {
    // The button goes. Its place is taken by the first interest that it clears.
    chips.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    onChange(afterFilterEvent(filter, { kind: 'clear' }));
  };
  return (
    <section aria-labelledby="interest-title" className={styles.filter}>
      <div className={styles.head}>
        <h2 id="interest-title" className={styles.title}>
          {t`What's your interest?`}
        </h2>
        {filter.surprise && <span className={styles.mix}>{t`Surprise Mix`}</span>}
        <div className={styles.actions}>
          <button
            type="button"
            className="button button-text"
            aria-pressed={filter.surprise}
            onClick={() =>
              onChange(afterFilterEvent(filter, { kind: 'surprise', picked: pickSurprise(Math.random) }))
            }
          >
            <Icon name="shuffle" size={16} />
            {t`Surprise Me`}
          </button>
          {filter.tags.length > 0 && (
            <button type="button" className="button button-text" onClick={clear}>
              {t`Clear all`}
            </button>
          )}
        </div>
      </div>
      <ul ref={chips} className={styles.chips}>
        {INTEREST_TAGS.map((tag) => (
          <li key={tag}>
            <Chip
              pressed={filter.tags.includes(tag)}
              onPress={() => onChange(afterFilterEvent(filter, { kind: 'toggle', tag }))}
            >
              {i18n._(TAG_WORDS[tag])}
            </Chip>
          </li>
        ))}
        {followed !== undefined && (
          <li>
            <Chip pressed={followed.isOn} onPress={followed.onToggle}>
              {t`Followed sources`}
            </Chip>
          </li>
        )}
      </ul>
    </section>
  );
}
