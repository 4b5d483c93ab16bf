import { Migration20261121000000_initial } from './Migration20261121000000_initial.js';

/** In the order in which they are applied. */
export const MIGRATIONS = [
  { name: 'Migration20261121000000_initial', class: Migration20261121000000_initial },
];
