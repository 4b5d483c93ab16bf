import type { DeskTopic, TopicEdit } from '#contract/desk';
import { TOPIC_STATUS_NAMES, TOPIC_STATUSES, type TopicStatus } from '#vocabulary';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { TextArea } from '../../../../components/form/text-area';
import { useCategories } from '../../../categories/api/use-categories';
import { FieldRow } from './field-row';
import { asLines, asSteps } from './next-steps';

const STATUSES = TOPIC_STATUSES.map((value) => ({ value, label: TOPIC_STATUS_NAMES[value] }));
const YES_NO = [
  { value: 'yes', label: 'Listed' },
  { value: 'no', label: 'Unlisted' },
];

/** The fields of a story, each saved and locked on its own. */
export function FieldsPanel({ topic }: { topic: DeskTopic }) {
  const { data: categories = [] } = useCategories();
  const { fields, machine } = topic;
  const choices = [
    { value: '', label: 'None' },
    ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const row = (field: keyof TopicEdit, read: (form: FormData) => TopicEdit, said?: unknown) => ({
    topic,
    field,
    read,
    machine: said === undefined ? machine[field] : said,
  });
  return (
    <>
      <FieldRow {...row('name', (form) => ({ name: textOf(form, 'name') }))}>
        <Field label="Name" name="name" defaultValue={fields.name} />
      </FieldRow>
      <FieldRow {...row('label', (form) => ({ label: textOf(form, 'label') || null }))}>
        <Field
          label="Label"
          name="label"
          defaultValue={fields.label ?? ''}
          hint="Two to six words that last"
        />
      </FieldRow>
      <FieldRow {...row('description', (form) => ({ description: textOf(form, 'description') || null }))}>
        <TextArea label="Description" name="description" defaultValue={fields.description ?? ''} />
      </FieldRow>
      <FieldRow
        {...row(
          'category',
          (form) => ({ category: Number(textOf(form, 'category')) || null }),
          categories.find(({ id }) => id === machine.category)?.name ?? null,
        )}
      >
        <SelectField
          key={choices.length}
          label="Category"
          name="category"
          choices={choices}
          defaultValue={String(fields.category ?? '')}
        />
      </FieldRow>
      <FieldRow {...row('listing', (form) => ({ listing: textOf(form, 'listing') === 'yes' }))}>
        <SelectField
          label="Listing"
          name="listing"
          choices={YES_NO}
          defaultValue={fields.listing ? 'yes' : 'no'}
        />
      </FieldRow>
      <FieldRow
        {...row('status', (form) => ({
          status: { status: textOf(form, 'status') as TopicStatus, outcome: textOf(form, 'outcome') || null },
        }))}
      >
        <SelectField label="Status" name="status" choices={STATUSES} defaultValue={fields.status.status} />
        <Field
          label="Outcome"
          name="outcome"
          defaultValue={fields.status.outcome ?? ''}
          hint="How a resolved story ended, in one sentence"
        />
      </FieldRow>
      <FieldRow
        {...row('completion', (form) => ({
          completion: { percent: Number(textOf(form, 'percent')), reason: textOf(form, 'stage') },
        }))}
      >
        <Field
          label="Progress in percent"
          name="percent"
          inputMode="numeric"
          defaultValue={String(fields.completion.percent)}
        />
        <Field label="Stage" name="stage" defaultValue={fields.completion.reason} />
      </FieldRow>
      <FieldRow {...row('next', (form) => ({ next: asSteps(textOf(form, 'next')) }))}>
        <TextArea
          label="Next steps"
          name="next"
          defaultValue={asLines(fields.next)}
          hint="One a line: 2026-09-14 The court sentences her"
        />
      </FieldRow>
    </>
  );
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
