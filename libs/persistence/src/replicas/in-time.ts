/** The longest that a server may take to say where it is (ms). */
export const LOOK_MS = 2000;

/** The result of `work`, which goes on by itself if it is late. @throws Error if there is none within LOOK_MS */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), LOOK_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
