/** '1 follower' or '10,412 followers' */
export function followersLabel(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'follower' : 'followers'}`;
}
