/// <reference lib="webworker" />

/** The service worker itself, with the files that the build writes into it. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
