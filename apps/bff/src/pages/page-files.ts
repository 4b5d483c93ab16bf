import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeAttribute } from 'entities';
import { z } from 'zod';
import { PAGES, type PageName } from '#contract/site';
import type { RenderedFiles } from './html-page.js';
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
  private readonly styles = new Map<PageName, string>();

  /** @param folder of the built web app */
  constructor(private readonly folder: string) {
    const path = join(folder, '.vite', 'manifest.json');
    this.manifest = existsSync(path) ? Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
    const entries = Object.keys(this.manifest).filter((key) => this.manifest[key]?.isEntry);
    this.everywhere = this.loadedBy(entries);
  }

  /** Link tags. Empty if the page needs only the common files. */
  links(address: PageAddress): string {
    const { scripts, styles } = this.ownFiles(address);
    return [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${escapeAttribute(file)}">`),
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeAttribute(file)}">`),
    ].join('\n    ');
  }

  /**
   * The same for a page that the server rendered: all styles, the common ones included, stand in the page, so that it is drawn
   * without another request. Links to the page's own styles remain beside those to its code, without effect on screen: the code
   * would otherwise wait for them.
   */
  rendered(address: PageAddress): RenderedFiles {
    const { scripts, styles } = this.ownFiles(address);
    const links = scripts.map(
      (file) => `<link rel="modulepreload" crossorigin href="/${escapeAttribute(file)}">`,
    );
    const unused = styles.map(
      (file) => `<link rel="stylesheet" crossorigin media="print" href="/${escapeAttribute(file)}">`,
    );
    return {
      styles: `<style>${this.allStyles(address)}</style>`,
      code: [...links, ...unused].join(''),
      start: this.startScript(),
    };
  }

  private startScript(): string {
    const file = this.manifest['start.js']?.file;
    if (file === undefined) throw new Error('The web app was built without start.js.');
    return `/${escapeAttribute(file)}`;
  }

  private ownFiles(address: PageAddress): { scripts: string[]; styles: string[] } {
    if ('movedTo' in address) return { scripts: [], styles: [] };
    const keys = [...this.loadedBy(this.sourcesOf(address.name))].filter(
      (each) => !this.everywhere.has(each),
    );
    return this.filesOf(keys);
  }

  private filesOf(keys: Iterable<string>): { scripts: string[]; styles: string[] } {
    const built = [...keys].map((each) => this.manifest[each]);
    return {
      scripts: built.flatMap((chunk) => chunk?.file ?? []),
      styles: [...new Set(built.flatMap((chunk) => chunk?.css ?? []))],
    };
  }

  private allStyles(address: PageAddress): string {
    if ('movedTo' in address) return '';
    const known = this.styles.get(address.name);
    if (known !== undefined) return known;
    const files = [...this.filesOf(this.everywhere).styles, ...this.ownFiles(address).styles];
    const text = files.map((file) => readFileSync(join(this.folder, file), 'utf8')).join('');
    this.styles.set(address.name, text);
    return text;
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
