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
    failure: 'The collection could not be saved. Please try again.',
    send: async (change) => {
      await changeCollection(collection.id, change);
      onChanged();
      show('Collection saved');
      onClose();
    },
  });
  return (
    <Dialog title="Edit collection" onClose={onClose}>
      <Form
        state={state}
        action="Save"
        pending="Saving…"
        aside={
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
        }
      >
        <CollectionFields errors={state.errors} collection={collection} />
      </Form>
    </Dialog>
  );
}
