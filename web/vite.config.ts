import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SERVER = process.env.SABBAT_SERVER ?? 'http://127.0.0.1:8000';
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

/** The files of the front door: what the entry imports, its styles, and the words of every page. */
function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
    chunk.imports.forEach((file) => add(chunks.find((one) => one.fileName === file)));
  };
  chunks.filter((chunk) => chunk.isEntry || chunk.name === 'web').forEach(add);
  return found;
}

export default defineConfig({
  plugins: [svelte(), versionedWorker()],
  build: {
    outDir: '../sabbat/server/static',
    assetsDir: 'assets/made',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '^/(api|schema|ws)': { target: SERVER, ws: true, changeOrigin: false } },
  },
});
