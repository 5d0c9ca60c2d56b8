import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env.SABBAT_SERVER ?? 'http://127.0.0.1:8000';

/** The service worker keeps what belongs to one build under that build's name. */
function versionedWorker(): Plugin {
  return {
    name: 'versioned-worker',
    writeBundle({ dir }, bundle) {
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const worker = `${dir}/sw.js`;
      writeFileSync(worker, readFileSync(worker, 'utf8').replace('__VERSION__', version));
    },
  };
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
