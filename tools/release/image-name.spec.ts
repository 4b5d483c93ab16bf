import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { projectRoot } from '#platform/runtime';
import { baseIn, IMAGE_ENV, pinImage, readImage, splitBase } from './image-name.js';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

describe('readImage', () => {
  it.each([
    ['registry.example/followthrough', 'registry.example/followthrough', null],
    ['localhost:5000/news/follow-through', 'localhost:5000/news/follow-through', null],
    [`registry.example/followthrough@${DIGEST}`, 'registry.example/followthrough', DIGEST],
  ])('reads %s', (text, name, digest) => expect(readImage(text)).toEqual({ name, digest }));

  it.each([
    '',
    'followthrough',
    'registry.example/',
    'registry.example/followthrough:0.1.0',
    'registry.example/Followthrough',
    'https://registry.example/followthrough',
    'registry.example/../followthrough',
    'registry.example/followthrough\n',
    '--all/followthrough',
  ])('refuses %j as a name', (text) => expect(() => readImage(text)).toThrow('is not the name of an image'));

  it.each([
    '',
    DIGEST.slice(0, -1),
    `${DIGEST}0`,
    DIGEST.toUpperCase(),
    DIGEST.replace('sha256:', ''),
    DIGEST.replace('sha256', 'sha512'),
    `${DIGEST}@${DIGEST}`,
    `${DIGEST}\n`,
  ])('refuses %j as a digest', (digest) => {
    expect(() => readImage(`registry.example/followthrough@${digest}`)).toThrow('is not a digest');
  });
});

describe('the base of an image', () => {
  it('is named by the Dockerfile', () => {
    expect(baseIn(readFileSync(join(projectRoot(), 'Dockerfile'), 'utf8'))).toMatch(
      /^docker\.io\/library\/node:24\./,
    );
    expect(() => baseIn('ARG NODE_IMAGE=mirror.example/node:24\n')).toThrow('no line');
  });

  it.each([
    ['node', 'node', 'node'],
    ['localhost:5000/node', 'localhost:5000/node', 'localhost:5000/node'],
    ['localhost:5000/node:24', 'localhost:5000/node', 'localhost:5000/node:24'],
    [`node@${DIGEST}`, 'node', `node@${DIGEST}`],
    [`localhost:5000/node:24@${DIGEST}`, 'localhost:5000/node', `localhost:5000/node@${DIGEST}`],
  ])('%s has a name, and is looked up without a tag beside a digest', (image, name, lookedUp) => {
    expect(splitBase(image)).toEqual({ name, lookedUp });
  });

  it('has a whole digest', () => expect(() => splitBase('node@sha256:0')).toThrow('is not a digest'));
});

it('pinImage makes the samples of a release run an image by its digest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-pin-'));
  try {
    cpSync(join(projectRoot(), 'deploy'), join(folder, 'deploy'), { recursive: true });
    const name = 'registry.example/followthrough';
    pinImage(folder, { name, digest: DIGEST });
    expect(readFileSync(join(folder, IMAGE_ENV), 'utf8')).toBe(`FOLLOWTHROUGH_IMAGE=${name}@${DIGEST}\n`);
    const sample = 'deploy/kubernetes/kustomization.yaml';
    const before = parse(readFileSync(join(projectRoot(), sample), 'utf8'));
    expect(parse(readFileSync(join(folder, sample), 'utf8'))).toEqual({
      ...before,
      images: [{ name: 'followthrough', newName: name, digest: DIGEST }],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
