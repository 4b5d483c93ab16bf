/** Whether news comes from the outlets themselves or from a recording. */
export const NEWS_MODES = ['live', 'recorded'] as const;

export type NewsMode = (typeof NEWS_MODES)[number];
