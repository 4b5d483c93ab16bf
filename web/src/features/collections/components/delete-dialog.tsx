import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { CollectionPage } from '#contract/reading';
import { Dialog } from '../../../components/feedback/dialog';
import { useToast } from '../../../components/feedback/toast';
import { Form } from '../../../components/form/form';
import { useForm } from '../../../lib/form';
import { pages } from '../../../lib/urls';
import { deleteCollection } from '../api/delete-collection';

interface DeleteDialogProps {
  collection: CollectionPage;
  onClose: () => void;
}

export function DeleteDialog({ collection, onClose }: DeleteDialogProps) {
  const show = useToast();
  const navigate = useNavigate();
  const state = useForm({
    schema: z.object({}),
    failure: t`The collection could not be deleted. Please try again.`,
    send: async () => {
      await deleteCollection(collection.id);
      show(t`Collection deleted`);
      void navigate(pages.collections, { replace: true });
    },
  });
  return (
    <Dialog title={t`Delete this collection?`} onClose={onClose}>
      <p>
        <Trans>
          This deletes ‘{{ name: collection.name }}’ for everybody. You keep following its topics. This cannot
          be undone.
        </Trans>
      </p>
      <Form
        state={state}
        danger
        action={t`Delete`}
        pending={t`Deleting…`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        {null}
      </Form>
    </Dialog>
  );
}
