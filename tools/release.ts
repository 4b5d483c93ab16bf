import './start/node-version.js';
import { assertInstalled } from './start/build.js';
import { commandLine } from './start/command-line.js';
import { runCommand } from './start/run-command.js';

const { values } = commandLine({
  name: 'npm run release --',
  takes: '[--image REGISTRY/PATH] [--base IMAGE]',
  about: `Builds everything and writes release/followthrough-VERSION, the same as an archive, and its SHA-256.
--image builds and pushes the image, and the samples run it by its digest. With a digest (REGISTRY/PATH@sha256:…), they run that one.
--base names the image on which it is built, if not that of the Dockerfile.`,
});
await runCommand(async () => {
  assertInstalled();
  // Loaded after both checks, which it may not survive.
  const { makeRelease } = await import('./release/make-release.js');
  await makeRelease(values);
});
