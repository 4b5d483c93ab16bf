import { Counter } from 'prom-client';
import { metrics } from '#platform/metrics';

const images = new Counter({
  name: 'followthrough_images_total',
  help: 'Pictures of outlets that were asked for, by result: stored (read from the disk), made (fetched and resized), failed.',
  labelNames: ['result'],
  registers: [metrics],
});

export function countImage(result: 'stored' | 'made' | 'failed'): void {
  images.inc({ result });
}
