import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks these browser globals, so Node's own are used. */
const FROM_NODE = { fetch, Headers, Request, Response, TextEncoder };

export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global: window } = this;
    /** As in browsers: an unhandled error fails the test. */
    const reportError = (error) => window.dispatchEvent(new window.ErrorEvent('error', { error }));
    Object.assign(window, FROM_NODE, { reportError });
  }
}
