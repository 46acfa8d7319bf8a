import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFolder, bundleWhenStale } from './bundle.ts'

/** `node server/run.ts COMMAND ARGUMENTS`: runs a command of `server/commands` as plain JavaScript, bundled first where it is not yet. */
const [command = ''] = process.argv.splice(2, 1)
await bundleWhenStale()
// Node keeps what it compiled, for the next start. In the build's own cache, the one folder of an image that may be written.
enableCompileCache(path.join('.next', 'cache', 'node'))
await import(pathToFileURL(path.resolve(bundleFolder, `${command}.mjs`)).href)
