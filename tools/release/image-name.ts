import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { OperatorError } from '#platform/runtime';

export interface Image {
  /** With the registry, without a tag. */
  name: string;
  /** Names one image for ever, unlike a tag. */
  digest: string;
}

const REGISTRY = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Reads `REGISTRY/PATH` or `REGISTRY/PATH@sha256:…`.
 * @throws OperatorError if the name has another form, for example with a tag, or the digest, for example if it is cut off
 */
export function readImage(text: string): Image | { name: string; digest: null } {
  const [name = '', ...digests] = text.split('@');
  const [registry = '', ...path] = name.split('/');
  if (!REGISTRY.test(registry) || path.length === 0 || !path.every((part) => PATH.test(part)))
    throw new OperatorError(
      `"${name}" is not the name of an image: use REGISTRY/PATH in lower case, without a tag.`,
    );
  if (digests.length === 0) return { name, digest: null };
  return { name, digest: asDigest(digests.join('@')) };
}

/** @throws OperatorError if it has another form */
export function asDigest(text: string): string {
  if (!DIGEST.test(text))
    throw new OperatorError(
      `"${text}" is not a digest: it must be sha256: and 64 hexadecimal digits in lower case.`,
    );
  return text;
}

export function written({ name, digest }: Image): string {
  return `${name}@${digest}`;
}

/**
 * The image that a Dockerfile of this project is based on.
 * @throws OperatorError if it has no such line
 */
export function baseIn(dockerfile: string): string {
  const [, tag] = /^ARG NODE_IMAGE=node:(\S+)$/m.exec(dockerfile) ?? [];
  if (tag === undefined)
    throw new OperatorError(
      'The Dockerfile has no line "ARG NODE_IMAGE=node:TAG". Name an image with --base.',
    );
  return `docker.io/library/node:${tag}`;
}

/**
 * Splits `NAME`, `NAME:TAG`, `NAME@sha256:…` or `NAME:TAG@sha256:…`. A digest counts more than the tag, and Skopeo refuses both.
 * @returns the name without either, and what Skopeo is to look up
 */
export function splitBase(image: string): { name: string; lookedUp: string } {
  const [tagged = '', ...digests] = image.split('@');
  const name = tagged.replace(/:[^/:]*$/, '');
  return { name, lookedUp: digests.length === 0 ? image : `${name}@${asDigest(digests.join('@'))}` };
}

/** A setting for the samples of Compose. */
export const IMAGE_ENV = 'deploy/image.env';
const KUSTOMIZATION = 'deploy/kubernetes/kustomization.yaml';

/** Makes the samples of the release in `folder` run this image. */
export function pinImage(folder: string, image: Image): void {
  writeFileSync(join(folder, IMAGE_ENV), `FOLLOWTHROUGH_IMAGE=${written(image)}\n`);
  const file = join(folder, KUSTOMIZATION);
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set('images', [{ name: 'followthrough', newName: image.name, digest: image.digest }]);
  writeFileSync(file, document.toString());
}
