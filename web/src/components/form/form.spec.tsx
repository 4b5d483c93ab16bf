import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { useForm } from '../../lib/form';
import { HttpError } from '../../lib/http';
import { Field } from './field';
import { Form } from './form';
import '../../testing/patience';

const Account = z.object({ name: z.string().min(3, 'Too short'), password: z.string() });
type Account = z.infer<typeof Account>;

function AccountForm({ send }: { send: (account: Account) => Promise<void> }) {
  const state = useForm({
    schema: Account,
    send,
    failure: 'Not saved.',
    fields: { wrong_password: 'password' },
  });
  return (
    <Form state={state} action="Save" pending="Saving…">
      <Field label="Name" name="name" error={state.errors.name} />
      <Field label="Password" name="password" error={state.errors.password} />
    </Form>
  );
}

const refusal = (body: object) => new HttpError(400, 'Bad Request', JSON.stringify(body));

describe('useForm', () => {
  afterEach(cleanup);

  function fill(name: string): void {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
    act(() => screen.getByRole('button').click());
  }

  it('shows an error at its field, focuses it and sends nothing', async () => {
    const sent: Account[] = [];
    render(<AccountForm send={async (account) => void sent.push(account)} />);
    fill('ad');
    await screen.findByText('Too short');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(sent).toEqual([]);
  });

  it('sends once, even if the button is pressed several times', async () => {
    const sent: Account[] = [];
    const answer = Promise.withResolvers<void>();
    render(
      <AccountForm
        send={(account) => {
          sent.push(account);
          return answer.promise;
        }}
      />,
    );
    fill('ada');
    await screen.findByText('Saving…');
    act(() => screen.getByRole('button').click());
    answer.resolve();
    await screen.findByText('Save');
    expect(sent).toEqual([{ name: 'ada', password: '' }]);
  });

  it.each([
    [
      'issues',
      { code: 'invalid', message: 'No.', issues: [{ path: 'name', message: 'Taken' }] },
      'Taken',
      'Name',
    ],
    ['a code', { code: 'wrong_password', message: 'Wrong password.' }, 'Wrong password.', 'Password'],
  ])("shows the server's message at the field for %s", async (_, body, text, label) => {
    render(<AccountForm send={() => Promise.reject(refusal(body))} />);
    fill('ada');
    await screen.findByText(text);
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    ["the server's message", refusal({ code: 'closed', message: 'Closed today.' }), 'Closed today.'],
    ['its own message if the server was not reached', new TypeError('Failed to fetch'), 'Not saved.'],
  ])('shows %s for the whole form', async (_, error, text) => {
    render(<AccountForm send={() => Promise.reject(error)} />);
    fill('ada');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  });
});
