import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SERVER = process.env.SABBAT_SERVER ?? 'http://127.0.0.1:8666';
type Chunk = Rolldown.OutputChunk;

/** The service worker keeps what belongs to one build under that build's name: what every page needs, then the rest. */
function versionedWorker(): Plugin {
  return {
    name: 'versioned-worker',
    writeBundle({ dir }, bundle) {
      const shell = shellOf(bundle);
      const rest = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !shell.has(file));
      const page = bundle['index.html'];
      const text = page?.type === 'asset' ? String(page.source) : '';
      const version = createHash('sha256').update(Object.keys(bundle).sort().join() + text).digest('hex').slice(0, 12);
      const list = (files: Iterable<string>): string => [...files].map((file) => `'/${file}'`).join(', ');
      const worker = `${dir}/sw.js`;
      const filled = readFileSync(worker, 'utf8')
        .replace('__VERSION__', version)
        .replace(' /* SHELL */', `, ${list(shell)}`)
        .replace('/* REST */', list(rest));
      writeFileSync(worker, filled);
    },
  };
}

/** What the server tells a browser to fetch along with a page (see sabbat/server/net/pages.py), beside what the page itself names. */
function preloads(): Plugin {
  return {
    name: 'preloads',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
      const entry = closure(chunks, chunks.filter((chunk) => chunk.isEntry));
      const named = (part: RegExp): Record<string, string[]> =>
        Object.fromEntries(
          chunks.flatMap((chunk) =>
            chunk.moduleIds.flatMap((id) => {
              const key = id.match(part)?.[1];
              return key ? [[key, [...closure(chunks, [chunk])].filter((file) => !entry.has(file))]] : [];
            }),
          ),
        );
      const told = {
        pages: named(/pages\/(\w+)\.svelte$/),
        boards: named(/boards\/([\w-]+)\/Board\.svelte$/),
        words: named(/locales\/(\w+\/[\w-]+)\.ftl/),
      };
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(told) });
    },
  };
}

/** The style sheet of the front door stands in the page itself: nothing keeps the first paint waiting. */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    enforce: 'post',
    transformIndexHtml: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const sheet = bundle[file];
        if (sheet?.type !== 'asset') return link;
        // What another page needs too stays a file as well.
        if (!Object.values(bundle).some((one) => one.type === 'chunk' && !one.isEntry && one.viteMetadata?.importedCss.has(file))) delete bundle[file];
        return `<style>${String(sheet.source).trim()}</style>`;
      }),
  };
}

/** The files of the front door: what the entry imports, its styles, and the words of every page. */
function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const files = closure(chunks, chunks.filter((chunk) => chunk.isEntry || chunk.name === 'web'));
  return new Set([...files].filter((file) => file in bundle));
}

/** Chunks and all that they import, with their styles. */
function closure(chunks: Chunk[], from: Chunk[]): Set<string> {
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
    chunk.imports.forEach((file) => add(chunks.find((one) => one.fileName === file)));
  };
  from.forEach(add);
  return found;
}

/** Few files, so that a page comes in few rounds: what every page needs, and what most pages do. */
const GROUPS = [
  { name: 'house', test: /node_modules|preload-helper|\/src\/lib\/|\/src\/boards\/(drag|sized|index)/ },
  { name: 'parts', test: /\/src\/parts\/(Hat|hats|Name|Rulebook|ActionBar)|\/src\/boards\/\w+\.ts/ },
];

export default defineConfig({
  plugins: [svelte(), inlineStyles(), preloads(), versionedWorker()],
  build: {
    // `light-dark()` is left to the browser: it must be decided where a colour is used, not where it is named.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: '../sabbat/server/static',
    assetsDir: 'assets/made',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '^/(api|schema|ws)': { target: SERVER, ws: true, changeOrigin: false } },
  },
});
