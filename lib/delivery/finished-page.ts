import type { Answer } from './answer'
import { Body, hashOf } from './body'
import { holdScripts } from './hold-scripts'
import { pagePolicy } from './policy'

/** A page as it is sent. */
export interface FinishedPage {
  status: number
  body: Body
  policy: string
  /** Hash of the page as Next drew it: the same page is not finished twice. */
  source: string
}

/** Whether an answer is a page, and not the router's data or a redirect. */
export const isHtml = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html')

/** Whether an answer says that it may not be kept. */
export const isKeptByNobody = ({ headers }: Answer) => /private|no-store/.test(String(headers['cache-control']))

/** Whether everybody may get the same answer. */
export function isShared(answer: Answer): boolean {
  return [200, 404].includes(answer.status) && answer.headers['set-cookie'] === undefined && !isKeptByNobody(answer)
}

/** Holds a page's scripts back, writes its policy and compresses it: once per content, where `before` has the same. */
export async function finishPage({ status, body }: Answer, before?: FinishedPage): Promise<FinishedPage> {
  const source = hashOf(body)
  if (before?.source === source && before.status === status) return before
  const { html, inlineScripts } = holdScripts(body.toString('utf8'))
  return { status, body: await Body.of(Buffer.from(html)), policy: pagePolicy(inlineScripts), source }
}
