import path from 'node:path'

/** Where the bundled server and operator commands are stored. */
export const bundleFolder = 'dist'

/** Holds the hash of the sources that the bundle was made from. */
export const bundleStamp = path.join(bundleFolder, 'built-from')

/**
 * Where Node stores compiled code for the next start. It is inside the build's cache, the only writable folder of an
 * image.
 */
export const compileCacheFolder = path.join('.next', 'cache', 'node')
