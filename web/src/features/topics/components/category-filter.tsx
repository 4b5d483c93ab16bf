import { t } from '@lingui/core/macro';
import type { Category } from '#contract/reading';
import { CategoryDot } from '../../../components/category-dot';
import { PickOne } from '../../../components/form/pick-one';

interface CategoryFilterProps {
  categories: readonly Category[];
  selected: number | undefined;
  onSelect: (categoryId: number | undefined) => void;
}

/** All, and one button for each category. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  const all = { value: undefined, label: t`All` };
  const each = categories.map(({ id, name, colorClass }) => ({
    value: id,
    label: <CategoryDot name={name} colorClass={colorClass} />,
  }));
  return <PickOne label={t`Categories`} choices={[all, ...each]} chosen={selected} onChoose={onSelect} />;
}
