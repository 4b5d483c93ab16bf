import { followParent } from '#platform/parent';

// Before the app is loaded, which takes about a second.
followParent();
await import('./work.js');
