import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFolder, bundleStamp, compileCacheFolder } from './bundle-folders.mjs'
import { isStale, sourceHash } from './sources.mjs'

/**
 * `node server/run.mjs COMMAND ARGUMENTS`: runs a command of `server/commands` as plain JavaScript, and bundles it first
 * if needed. Without bundling it reads no TypeScript: Node's compiler would stay in the memory of the site, 18 MB.
 */
const [command = ''] = process.argv.splice(2, 1)
const hash = sourceHash()
if (isStale(bundleStamp, hash)) await (await import('./bundle.ts')).bundle(hash)
// What stores data stores it for its own user alone. A build may be made by another user than the one it is for.
if (!['build', 'build-when-stale'].includes(command)) process.umask(0o077)
enableCompileCache(compileCacheFolder)
await import(pathToFileURL(path.resolve(bundleFolder, `${command}.mjs`)).href)
