import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { i18n } from '#language';
import { ScrollingTabs } from './scrolling-tabs';

const TABS = ['first', 'second', 'third'].map((key) => ({ key, label: key }));

describe('ScrollingTabs', () => {
  afterEach(() => {
    cleanup();
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  });

  it.each([
    ['en', 'ArrowRight', 'second'],
    ['en', 'ArrowLeft', 'third'],
    ['ar', 'ArrowRight', 'third'],
    ['ar', 'ArrowLeft', 'second'],
  ])('%s: %s leads to the %s tab', (locale, key, chosen) => {
    i18n.loadAndActivate({ locale, messages: {} });
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
