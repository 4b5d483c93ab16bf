import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ScrollingTabs } from './scrolling-tabs';

const TABS = ['first', 'second', 'third'].map((key) => ({ key, label: key }));

describe('ScrollingTabs', () => {
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('dir');
  });

  it.each([
    ['ltr', 'ArrowRight', 'second'],
    ['ltr', 'ArrowLeft', 'third'],
    ['rtl', 'ArrowRight', 'third'],
    ['rtl', 'ArrowLeft', 'second'],
  ])('%s: %s leads to the %s tab', (direction, key, chosen) => {
    document.documentElement.dir = direction;
    const onChoose = jest.fn();
    render(
      <ScrollingTabs label="Tabs" tabs={TABS} active="first" onChoose={onChoose}>
        Panel
      </ScrollingTabs>,
    );
    fireEvent.keyDown(screen.getByRole('tab', { name: 'first' }), { key });
    expect(onChoose).toHaveBeenCalledWith(chosen);
  });
});
