import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { HttpError } from './http';
import { said } from './language/said';
import { reportUnlessLeft } from './report-unless-left';

interface FormOptions<T> {
  /** The schema of the fields, the same as on the server. */
  schema: ZodType<T>;
  send: (values: T, form: HTMLFormElement) => Promise<void>;
  /** Called on every failure, including one shown at a field. */
  onFailure?: (error: unknown) => void;
  /** Server error codes that belong to one field, with the field's name. */
  fields?: Readonly<Record<string, string>>;
  /** The message if the server sent none. */
  failure: string;
}

export interface FormState {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors by field name. */
  errors: Readonly<Record<string, string>>;
  /** The error of the whole form. */
  failure: string | null;
  isPending: boolean;
}

interface Outcome {
  errors: Record<string, string>;
  failure: string | null;
}

const NOTHING: Outcome = { errors: {}, failure: null };

/** A form of plain fields, validated by its schema and sent once. Errors show at their fields; the first gets the focus. */
export function useForm<T>({ schema, send, onFailure, failure, fields = {} }: FormOptions<T>): FormState {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(NOTHING);
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    if (Object.keys(outcome.errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);
  const submit = async (element: HTMLFormElement) => {
    const values = schema.safeParse(Object.fromEntries(new FormData(element)));
    if (!values.success) {
      const errors = byField(values.error.issues, element);
      const whole = Object.keys(errors).length > 0 ? null : said(values.error.issues[0]?.message ?? failure);
      setOutcome({ errors, failure: whole });
      return;
    }
    setOutcome(NOTHING);
    setIsPending(true);
    try {
      await send(values.data, element);
    } catch (error) {
      setOutcome(outcomeOf(error, element, { failure, fields }));
      onFailure?.(error);
    } finally {
      setIsPending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) void submit(event.currentTarget);
  };
  return { form, onSubmit, ...outcome, isPending };
}

interface Issue {
  path: string | readonly PropertyKey[];
  message: string;
}

/** The first issue of each field in the form. */
function byField(issues: readonly Issue[], form: HTMLFormElement): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = typeof path === 'string' ? path : String(path[0]);
    if (form.elements.namedItem(name) !== null) errors[name] ??= said(message);
  }
  return errors;
}

function outcomeOf(
  error: unknown,
  form: HTMLFormElement,
  { failure, fields }: { failure: string; fields: Readonly<Record<string, string>> },
): Outcome {
  if (!(error instanceof HttpError)) {
    if (!(error instanceof TypeError)) reportUnlessLeft(error);
    return { errors: {}, failure };
  }
  const message = error.serverMessage ?? failure;
  const field = error.code === null ? undefined : fields[error.code];
  const errors = field === undefined ? byField(error.issues, form) : { [field]: message };
  return { errors, failure: Object.keys(errors).length > 0 ? null : message };
}
