import { projectRoot } from '#platform/runtime';

/** The folder of the built product whose programs tests start. `npm test` names one with bundles. */
export const PRODUCT = process.env.TEST_PRODUCT ?? projectRoot();
