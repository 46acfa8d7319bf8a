import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFolder, bundleWhenStale, compileCacheFolder } from './bundle.ts'

/**
 * `node server/run.ts COMMAND ARGUMENTS`: runs a command of `server/commands` as plain JavaScript, and bundles it first
 * if needed.
 */
const [command = ''] = process.argv.splice(2, 1)
await bundleWhenStale()
enableCompileCache(compileCacheFolder)
await import(pathToFileURL(path.resolve(bundleFolder, `${command}.mjs`)).href)
