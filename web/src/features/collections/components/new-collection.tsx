import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/feedback/icon';
import { useToast } from '../../../components/feedback/toast';
import { Form } from '../../../components/form/form';
import { useForm } from '../../../lib/form';
import { HttpError } from '../../../lib/http';
import { createCollection } from '../api/create-collection';
import { CollectionFields, CollectionForm } from './collection-fields';

/** A button that opens the form for a new collection. It gets the focus back when the form closes. */
export function NewCollection() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current !== isOpen) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place}>
      {isOpen ? (
        <NewCollectionForm onClose={() => setIsOpen(false)} />
      ) : (
        <button type="button" className="button" onClick={() => setIsOpen(true)}>
          <Icon name="plus" size={16} />
          <Trans>New collection</Trans>
        </button>
      )}
    </div>
  );
}

const limitReached = (error: unknown) =>
  error instanceof HttpError && error.code === 'too_many' ? error.serverMessage : null;

function NewCollectionForm({ onClose }: { onClose: () => void }) {
  const show = useToast();
  const failure = t`Failed to create collection. Please try again.`;
  const state = useForm({
    schema: CollectionForm,
    failure,
    send: async (collection) => {
      await createCollection(collection);
      show(t`Collection created`);
      onClose();
    },
    // The specified message, unless the server says what to do: the free plan's collections may be used up.
    onFailure: (error) => show({ title: t`Error`, text: limitReached(error) ?? failure, failed: true }),
  });
  return (
    <Form
      state={state}
      action={t`Create collection`}
      pending={t`Creating…`}
      aside={
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      }
    >
      <CollectionFields errors={state.errors} />
    </Form>
  );
}
