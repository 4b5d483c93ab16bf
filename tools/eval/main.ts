/** `npm run -s eval -- KIND …`: runs the product's own code on gold data, one JSON line per file. */
import { runKind } from '../measure/run-kind.js';
import { EVALS } from './kinds.js';

await runKind('npm run -s eval --', EVALS);
