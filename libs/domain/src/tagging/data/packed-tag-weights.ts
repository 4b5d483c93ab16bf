export const PACKED_TAG_WEIGHTS = `1 0 0 0 0 0 0 0 0 0`;
