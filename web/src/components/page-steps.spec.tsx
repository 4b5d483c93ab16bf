import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageSteps } from './page-steps';

describe('PageSteps', () => {
  afterEach(cleanup);

  it.each([
    ['the first page', 1, [2]],
    ['a page between', 2, [1, 3]],
    ['the last page', 3, [2]],
  ])(
    'leads from %s to its neighbours only, and keeps its buttons in reach of the keyboard',
    (_, page, wanted) => {
      const onGo = jest.fn();
      render(<PageSteps label="Pages of stories" page={page} pageCount={3} onGo={onGo} />);
      screen.getByRole('navigation', { name: 'Pages of stories' });
      screen.getByText(`Page ${page} of 3`);
      for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
        expect(button.disabled).toBe(false);
        fireEvent.click(button);
      }
      expect(onGo.mock.calls.flat()).toEqual(wanted);
    },
  );

  it('is not there for one page, but leads back from an empty page after it', () => {
    const onGo = jest.fn();
    const { container, rerender } = render(<PageSteps label="Pages" page={1} pageCount={0} onGo={onGo} />);
    expect(container.textContent).toBe('');
    rerender(<PageSteps label="Pages" page={2} pageCount={1} onGo={onGo} />);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(onGo.mock.calls).toEqual([[1]]);
  });
});
