import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Returns the style sheet that the toast library adds to the page with the first toast, so that the policy can allow
 * it. Throws if it is not found.
 */
export function toastStyles(): string {
  const library = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  )
  const literal = /^__insertCSS\((".*")\);?$/m.exec(library)?.[1]
  if (literal === undefined)
    throw new Error('The style sheet of sonner is not where it was: server/proxy/toast-styles.ts has to follow')
  return String(JSON.parse(literal))
}
