import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CollectionPage } from '#contract/reading';
import { Dialog } from '../../../components/feedback/dialog';
import { useToast } from '../../../components/feedback/toast';
import { Form } from '../../../components/form/form';
import { useForm } from '../../../lib/form';
import { changeCollection } from '../api/change-collection';
import { CollectionFields, CollectionForm } from './collection-fields';

interface EditDialogProps {
  collection: CollectionPage;
  onClose: () => void;
  onChanged: () => void;
}

/** Name, description, and who sees it. */
export function EditDialog({ collection, onClose, onChanged }: EditDialogProps) {
  const show = useToast();
  const state = useForm({
    schema: CollectionForm,
    failure: t`The collection could not be saved. Please try again.`,
    send: async (change) => {
      await changeCollection(collection.id, change);
      onChanged();
      show(t`Collection saved`);
      onClose();
    },
  });
  return (
    <Dialog title={t`Edit collection`} onClose={onClose}>
      <Form
        state={state}
        action={t`Save`}
        pending={t`Saving…`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        <CollectionFields errors={state.errors} collection={collection} />
      </Form>
    </Dialog>
  );
}
