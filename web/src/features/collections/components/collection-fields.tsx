import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  type Collection,
  NewCollection,
} from '#contract/reading';
import { Field } from '../../../components/form/field';
import styles from './collection-fields.module.css';

const { name, description } = NewCollection.shape;

/** The fields below, in the form that the calls take. */
export const CollectionForm = z.object({
  name,
  description: description.transform((text) => text || null),
  isPrivate: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
});

interface CollectionFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** The initial values; without it, a new collection is created. */
  collection?: Pick<Collection, 'name' | 'description' | 'isPrivate'>;
}

export function CollectionFields({ errors, collection }: CollectionFieldsProps) {
  return (
    <>
      <Field
        label={t`Name`}
        name="name"
        maxLength={COLLECTION_NAME_MAX}
        autoComplete="off"
        required
        defaultValue={collection?.name}
        error={errors.name}
      />
      <Field
        label={t`Description`}
        name="description"
        maxLength={COLLECTION_DESCRIPTION_MAX}
        autoComplete="off"
        hint={t`Optional.`}
        defaultValue={collection?.description ?? ''}
        error={errors.description}
      />
      <label className={styles.private}>
        <input
          type="checkbox"
          name="isPrivate"
          className={styles.box}
          defaultChecked={collection?.isPrivate ?? true}
        />
        <span>
          <Trans>Private</Trans>
          <span className={`meta ${styles.hint}`}>
            <Trans>
              Only you can see it. If you clear this box, everyone can: it is listed under Public Collections
              with your username, and its RSS feed is public.
            </Trans>
          </span>
        </span>
      </label>
    </>
  );
}
