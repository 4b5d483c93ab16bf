import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Packages, shippedPackages } from './shipped-packages.js';

interface Component {
  type: 'library' | 'application';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  [field: string]: unknown;
}

/** A software bill of materials in the CycloneDX format, as `npm sbom` writes it. */
export interface Bill {
  metadata: { component: { name: string } };
  components: Component[];
  [field: string]: unknown;
}

/**
 * The bill of a release with the packages that are compiled into the web app, which npm does not know of. npm names the
 * release by its folder.
 */
export function withWebPackages(bill: Bill, root: string): Bill {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    name: string;
    packages: Packages;
  };
  const known = new Set(bill.components.map(({ purl }) => purl));
  const inWeb = shippedPackages(root, lock.packages)
    .filter((folder) => lock.packages[folder]?.dev)
    .map((folder) => componentOf(folder, lock.packages))
    .filter(({ purl }) => !known.has(purl));
  const component = { ...bill.metadata.component, name: lock.name };
  return { ...bill, metadata: { ...bill.metadata, component }, components: [...bill.components, ...inWeb] };
}

function componentOf(folder: string, packages: Packages): Component {
  const { name = folder.replace(/.*node_modules\//, ''), version = '', license } = packages[folder] ?? {};
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
  };
}
