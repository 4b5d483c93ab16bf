export * from './edit-cells.js';
export * from './milestone-cells.js';
export * from './story-order.js';
export * from './unrelated-orders.js';
