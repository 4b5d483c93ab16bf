import { TestEnvironment } from 'jest-environment-jsdom';

/** Browsers have these, jsdom lacks them: Node's own take their place. */
const FROM_NODE = { fetch, Headers, Request, Response, TextEncoder };

export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global: window } = this;
    /** As in browsers, an error that nobody listens for fails the test. */
    const reportError = (error) => window.dispatchEvent(new window.ErrorEvent('error', { error }));
    Object.assign(window, FROM_NODE, { reportError });
  }
}
