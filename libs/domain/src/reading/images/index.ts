export * from './content-images.js';
export * from './image-format.js';
export * from './image-kind.js';
export * from './images-to-delete.js';
