import { plural } from '@lingui/core/macro';

/** '1 follower' or '10,412 followers' */
export function followersLabel(count: number): string {
  return plural(count, { one: '# follower', other: '# followers' });
}
