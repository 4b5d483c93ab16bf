import { configure } from '@testing-library/react';

/** How long a test waits for a change on the page (ms). Long enough for slow machines: it only has to catch hangs. */
const PATIENCE_MS = 120_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
