/** `npm run -s bench -- KIND …`: the speed of the product's own code, next to a baseline from the same run. */
import { runKind } from '../measure/run-kind.js';
import { BENCHES } from './kinds.js';

await runKind('npm run -s bench --', BENCHES);
