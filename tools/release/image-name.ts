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
