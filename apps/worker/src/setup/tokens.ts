export const SETTINGS = Symbol('settings');
export const LOGGER = Symbol('logger');
