import * as z from 'zod/mini'
import type { ReportReason } from '@/lib/domain/codes'
import { commentsSegment } from '@/lib/domain/paths'
import { CallFailed } from './call-failed'

const written = z.object({
  id: z.string(),
  type: z.enum(['COMMENT', 'RATE']),
  value: z.string(),
  fullName: z.string(),
  avatar: z.nullable(z.string()),
  createdDate: z.nullable(z.string()),
  updatedDate: z.nullable(z.string()),
  replyTo: z.optional(z.string()),
  isHeld: z._default(z.boolean(), false),
})

export type Written = z.infer<typeof written>

const failure = z.object({
  error: z.object({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) }),
})

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/api/interactedArticle${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  const reported = failure.safeParse(answer).data?.error
  throw new CallFailed(
    reported?.fields?.value ?? reported?.code ?? 'failed',
    Number(response.headers.get('retry-after') ?? 0),
  )
}

const one = z.object({ data: written })
const edited = z.object({ data: z.object({ isHeld: z.boolean() }) })
const several = z.object({ data: z.object({ interactedArticles: z.array(written) }) })

export async function fetchOwn(articleId: string): Promise<Written[]> {
  return z.parse(several, await call('GET', `?${new URLSearchParams({ articleID: articleId }).toString()}`)).data
    .interactedArticles
}

export async function write(
  articleId: string,
  type: 'COMMENT' | 'RATE',
  value: string,
  replyTo?: string,
): Promise<Written> {
  return z.parse(
    one,
    await call('POST', '', { articleID: articleId, type, value, ...(replyTo !== undefined && { replyTo }) }),
  ).data
}

/** Edits a comment. Returns whether it is now held for review by staff. */
export async function edit(id: string, value: string): Promise<{ isHeld: boolean }> {
  return z.parse(edited, await call('PATCH', `/${id}`, { value })).data
}

export async function remove(id: string): Promise<void> {
  await call('DELETE', `/${id}`)
}

export async function report(id: string, reason: ReportReason, note: string): Promise<void> {
  await call('POST', `/${id}/report`, { reason, note })
}

const commentsAddress = new RegExp(`^(.+)/${commentsSegment}(?:/[^/]+)?$`)

export async function articleOfGonePage(): Promise<string | undefined> {
  const article = commentsAddress.exec(location.pathname)?.[1]
  if (article === undefined) return undefined
  return (await fetch(location.href, { method: 'HEAD' })).status === 404 ? article : undefined
}
