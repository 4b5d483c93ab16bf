import type { Category } from '#contract';
import { CategoryDot } from '../../../components/category-dot';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  categories: readonly Category[];
  selected: number | undefined;
  onSelect: (categoryId: number | undefined) => void;
}

/** All, and one button for each category. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  return (
    <ul aria-label="Categories" className={styles.list}>
      <li>
        <button
          type="button"
          className={styles.button}
          aria-pressed={selected === undefined}
          onClick={() => onSelect(undefined)}
        >
          All
        </button>
      </li>
      {categories.map(({ id, name, colorClass }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={selected === id}
            onClick={() => onSelect(id)}
          >
            <CategoryDot name={name} colorClass={colorClass} />
          </button>
        </li>
      ))}
    </ul>
  );
}
