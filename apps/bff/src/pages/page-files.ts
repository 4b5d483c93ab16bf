import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeAttribute } from 'entities';
import { z } from 'zod';
import { PAGES, type PageName } from '#contract/site';
import type { PageAddress } from './page-address.js';

/** Vite's manifest: the output of each source file, and what it loads. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The code and styles that one page needs in addition to the common ones. The browser requests them before any script runs. */
export class PageFiles {
  private readonly manifest: Manifest;
  private readonly everywhere: ReadonlySet<string>;

  /** @param folder of the built web app */
  constructor(folder: string) {
    const path = join(folder, '.vite', 'manifest.json');
    this.manifest = existsSync(path) ? Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
    const entries = Object.keys(this.manifest).filter((key) => this.manifest[key]?.isEntry);
    this.everywhere = this.loadedBy(entries);
  }

  /** Link tags. Empty if the page needs only the common files. */
  links(address: PageAddress): string {
    if ('movedTo' in address) return '';
    const keys = [...this.loadedBy(this.sourcesOf(address.name))].filter(
      (each) => !this.everywhere.has(each),
    );
    const built = keys.map((each) => this.manifest[each]);
    const styles = new Set(built.flatMap((chunk) => chunk?.css ?? []));
    const scripts = built.flatMap((chunk) => chunk?.file ?? []);
    return [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${escapeAttribute(file)}">`),
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${escapeAttribute(file)}">`),
    ].join('\n    ');
  }

  /** These chunks and all their imports, imports first: of two CSS rules with equal specificity the later wins. */
  private loadedBy(
    keys: readonly string[],
    found = new Set<string>(),
    begun = new Set<string>(),
  ): Set<string> {
    for (const key of keys) {
      if (begun.has(key) || !Object.hasOwn(this.manifest, key)) continue;
      begun.add(key);
      this.loadedBy(this.manifest[key]?.imports ?? [], found, begun);
      found.add(key);
    }
    return found;
  }

  /** The source files of the page and of its guard. Pages are grouped in folders by subject. */
  private sourcesOf(name: PageName): string[] {
    const { who } = PAGES[name];
    const endings = who === 'everyone' ? [] : [`/guards/${who}-only.tsx`];
    return [...endings, `/${name}-page.tsx`].flatMap((ending) =>
      Object.keys(this.manifest).filter((key) => key.startsWith('src/app/') && key.endsWith(ending)),
    );
  }
}
