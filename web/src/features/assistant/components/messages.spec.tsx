import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Messages } from './messages';

beforeAll(() => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollTo: () => undefined });
});
afterEach(cleanup);

const conversation = (
  <Messages
    messages={[{ id: 0, by: 'reader', text: 'How does it stand?' }]}
    isLoading={false}
    isTall={false}
  />
);

it('takes the focus from a suggestion that was pressed, but not from the text box', () => {
  const { rerender } = render(<button type="button">How does it stand?</button>);
  screen.getByRole('button').focus();
  rerender(conversation);
  expect(document.activeElement).toBe(screen.getByRole('log'));

  cleanup();
  const text = document.body.appendChild(document.createElement('textarea'));
  text.focus();
  render(conversation);
  expect(document.activeElement).toBe(text);
  text.remove();
});
