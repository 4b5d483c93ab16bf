/**
 * A `ref` for what takes the place of the pressed control: it gets the focus once, when it is shown. It is one function, because React
 * calls a new one after every render, and the focus would come back from wherever the reader has gone.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
