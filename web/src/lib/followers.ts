import { numberLabel } from './language/numbers';
/** '1 follower' or '10,412 followers' */
export function followersLabel(count: number): string {
  return `${numberLabel(count)} ${count === 1 ? 'follower' : 'followers'}`;
}
