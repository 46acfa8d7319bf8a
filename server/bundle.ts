import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { isStale, markBuilt, sourceHash } from './sources.ts'

/** Where the server and the commands of operators lie as JavaScript. */
export const bundleFolder = 'dist'

/** Where Node keeps what it compiled, for the next start: in the build's own cache, the one folder of an image that may be written. */
export const compileCacheFolder = path.join('.next', 'cache', 'node')

const stamp = path.join(bundleFolder, 'built-from')
const commands = path.join('server', 'commands')
const nextCacheHandler = path.join('lib', 'cache', 'next-cache-handler.ts')

/** Packages stay outside the bundle. Next has no export map, so Node wants the ending of its files. */
const externals: Plugin = {
  name: 'externals',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^next\/(?:dist\/.*|[\w-]+)$/ }, ({ path: name }) => ({ path: `${name}.js`, external: true }))
    // Marks a module for Next's bundler; anywhere else importing it throws.
    onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'empty' }))
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }))
  },
}

/** Bundles the server and every command into plain JavaScript, one file each and what they share, and what Next itself loads. */
async function bundle(hash: string): Promise<void> {
  const { build } = await import('esbuild')
  rmSync(bundleFolder, { recursive: true, force: true })
  const common = { outdir: bundleFolder, bundle: true, platform: 'node', target: 'node22', packages: 'external', logLevel: 'warning' } as const
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
  ])
  markBuilt(stamp, hash)
}

/** Bundles the server and the commands when there is no bundle, or one from other sources. */
export async function bundleWhenStale(hash = sourceHash()): Promise<void> {
  if (isStale(stamp, hash)) await bundle(hash)
}
