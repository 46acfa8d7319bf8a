import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The style sheet that the toasts' library puts into the page when the first toast comes; the policy admits it. Throws when there is none. */
export function toastStyles(): string {
  const library = readFileSync(createRequire(import.meta.url).resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8')
  const literal = /^__insertCSS\((".*")\);?$/m.exec(library)?.[1]
  if (literal === undefined) throw new Error('The style sheet of sonner is not where it was: server/proxy/toast-styles.ts has to follow')
  return String(JSON.parse(literal))
}
