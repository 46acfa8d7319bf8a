import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { bundleFolder, bundleStamp } from './bundle-folders.mjs'
import { isStale, markBuilt, sourceHash } from './sources.mjs'

const commands = path.join('server', 'commands')
const nextCacheHandler = path.join('lib', 'operations', 'cache', 'next-cache-handler.ts')
/** Scripts of pages: one is inline in every page, so every byte counts, and one is fetched at the first touch. */
const pageScripts = ['deferred-script-loader.js', 'run-deferred.js'].map((file) => path.join('server', 'proxy', file))
const suggest = path.join('components', 'search', 'suggest.ts')
const workers = {
  'article.worker': path.join('lib', 'content', 'preparation', 'article.worker.ts'),
  'image.worker': path.join('lib', 'content', 'uploaded-images', 'image.worker.ts'),
}

/** Packages stay outside the bundle. Next has no export map, so Node needs the file extension in its imports. */
const externals: Plugin = {
  name: 'externals',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^next\/(?:dist\/.*|[\w-]+)$/ }, ({ path: name }) => ({ path: `${name}.js`, external: true }))
    // `server-only` only marks a module for Next's bundler. Importing it anywhere else throws.
    onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'empty' }))
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }))
  },
}

/**
 * Bundles the server and every command into plain JavaScript: one file each, plus shared chunks. Also bundles the cache
 * handler that Next loads, the workers that prepare articles and convert images, and minifies the scripts of pages.
 */
export async function bundle(hash: string): Promise<void> {
  const { build } = await import('esbuild')
  rmSync(bundleFolder, { recursive: true, force: true })
  const common = {
    outdir: bundleFolder,
    bundle: true,
    platform: 'node',
    target: 'node22',
    packages: 'external',
    logLevel: 'warning',
  } as const
  await Promise.all([
    build({
      ...common,
      entryPoints: readdirSync(commands).map((file) => path.join(commands, file)),
      splitting: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      plugins: [externals],
    }),
    build({ ...common, entryPoints: [nextCacheHandler], format: 'cjs', outExtension: { '.js': '.cjs' } }),
    build({ ...common, entryPoints: workers, format: 'esm', outExtension: { '.js': '.mjs' } }),
    build({ outdir: bundleFolder, entryPoints: pageScripts, minify: true, target: 'es2021' }),
    build({ outdir: bundleFolder, entryPoints: [suggest], bundle: true, minify: true, target: 'es2021' }),
  ])
  markBuilt(bundleStamp, hash)
}

export async function bundleWhenStale(hash = sourceHash()): Promise<void> {
  if (isStale(bundleStamp, hash)) await bundle(hash)
}
