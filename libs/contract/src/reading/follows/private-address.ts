import { z } from 'zod';

/** What is known of a reader's private address. Its secret is not stored. */
export const PrivateAddressState = z.object({
  /** Null if the reader has none. */
  address: z
    .object({
      createdAt: z.iso.datetime(),
      /** When a program last used it, to the hour. */
      usedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type PrivateAddressState = z.infer<typeof PrivateAddressState>;

/** The addresses that contain a new secret, shown once. Anyone who has one can see which stories the reader follows. */
export const NewPrivateAddress = z.object({
  createdAt: z.iso.datetime(),
  calendar: z.url(),
  rss: z.url(),
  atom: z.url(),
  jsonFeed: z.url(),
});
export type NewPrivateAddress = z.infer<typeof NewPrivateAddress>;
