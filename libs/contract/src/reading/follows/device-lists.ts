import { z } from 'zod';
import { IdParam } from '../../site/paging.js';

/** Ids that one call shows. */
export const DEVICE_IDS_MOST = 100;

/** The topics or articles that a visitor's device keeps, by their ids: '3,17,8'. */
export const DeviceIdsQuery = z.object({
  ids: z
    .string()
    .max(DEVICE_IDS_MOST * 11)
    .transform((ids) => ids.split(','))
    .pipe(z.array(IdParam).min(1).max(DEVICE_IDS_MOST)),
});
export type DeviceIdsQuery = z.infer<typeof DeviceIdsQuery>;
