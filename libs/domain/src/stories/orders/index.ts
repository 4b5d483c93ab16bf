export * from './apart-orders.js';
export * from './edit-cells.js';
export * from './milestone-cells.js';
export * from './story-order.js';
