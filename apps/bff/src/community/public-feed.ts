import { scrubSecrets } from '#platform/runtime';

/** A host name of the internet: neither a bare address nor a name within a network. */
const PUBLIC_HOST = /\.(?!(?:corp|home|internal|lan|local)$)[a-z][a-z\d-]*$/;

/** Whether everybody may see a feed's URL: it is not within an operator's network, and has no key in it. */
export function isPublicFeed(url: string | null): url is string {
  return url !== null && scrubSecrets(url) === url && PUBLIC_HOST.test(URL.parse(url)?.hostname ?? '');
}
