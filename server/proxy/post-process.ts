import { isHtml, type CapturedResponse } from './captured-response'
import { Body, hashOf } from './body'
import { pageHead, textHead, type Head } from './head'
import { deferScripts } from './defer-scripts'
import { inlineStyles } from './inline-styles'
import { modifiedAt } from './modified'
import { pagePolicy } from './policy'

/** A page as it is sent, or a text for programs. */
export interface RenderedResponse {
  status: number
  head: Head
  body: Body
  /** Hash of the page as Next drew it: the same page is not post-processed twice. */
  source: string
  /** Since when it is what it is. */
  modified: Date
}

const jsonString = String.raw`"(?:[^"\\]|\\.)*"`
/** Where the page's data say which address it was rendered for, and with which query. */
const address = new RegExp(String.raw`("c":)\[(?:${jsonString},?)*\](,"q":)${jsonString}`)

/**
 * A page without the address it was first rendered for: Next keeps it for every spelling and query that leads to the same screen, and
 * nobody is to read in it what another one asked. Browsers take theirs from their own address bar.
 */
export const withoutAddress = (html: string) =>
  html.replace(/\[1,"(?:[^"\\]|\\.)*?\\"c\\":\[(?:[^"\\]|\\.)*"\]/, (part) => {
    const [kind, text] = JSON.parse(part) as [number, string]
    return JSON.stringify([kind, text.replace(address, '$1["",""]$2""')]).replaceAll('<', '\\u003c')
  })

/** A page with its styles in it and its scripts deferred, and the policy that admits them. */
export function postProcessHtml(rendered: string): { html: string; policy: string } {
  const { html, css, sheets } = inlineStyles(rendered)
  return { html: deferScripts(html, sheets), policy: pagePolicy(css) }
}

/** Post-processes and compresses what is shared: once per content, where `before` has the same. */
export async function postProcess(captured: CapturedResponse, before?: RenderedResponse): Promise<RenderedResponse> {
  const { status, headers, body } = captured
  const source = hashOf(body)
  if (before?.source === source && before.status === status) return before
  const modified = modifiedAt(Date.now(), before?.modified)
  if (!isHtml(captured)) return { status, head: textHead(headers, modified), body: await Body.of(body), source, modified }
  const { html, policy } = postProcessHtml(body.toString('utf8'))
  return { status, head: pageHead(policy, modified), body: await Body.of(Buffer.from(withoutAddress(html))), source, modified }
}
