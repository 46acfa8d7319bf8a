import path from 'node:path'

export const bundleFolder = 'dist'

export const bundleStamp = path.join(bundleFolder, 'built-from')

/**
 * Where Node stores compiled code for the next start. It is inside the build's cache, the only writable folder of an
 * image.
 */
export const compileCacheFolder = path.join('.next', 'cache', 'node')
