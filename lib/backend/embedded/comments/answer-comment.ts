import { hash } from 'node:crypto'
import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'
import { editedComment } from '@/lib/backend/contract/interaction'
import { defaultLanguage } from '@/lib/domain/languages'
import { longestComment } from '@/lib/domain/clean-text'
import { labelsOf } from '@/lib/http/i18n/labels'
import { assertRole } from '../access'
import { conflict } from '../database/conflict'
import { findOne, findOrCreate } from '../database/find'
import { idOf } from '../database/id-of'
import { labelFor } from '../labels'
import type { InteractedArticle } from '../payload-types'
import { permitted } from '../permissions'

const collection = 'interacted-articles'

/** The text of an answer. Throws an APIError 400 if it is empty or too long. */
async function textOf(req: PayloadRequest): Promise<string> {
  const input: unknown = await req.json?.().catch(() => undefined)
  const parsed = editedComment.safeParse(input)
  if (parsed.success) return parsed.data.value
  throw new APIError(labelFor(req, 'instituteAnswerInvalid', { most: longestComment }), 400, {}, true)
}

function nameBelow(article: InteractedArticle['article']): string {
  const language = typeof article === 'object' ? article.language : defaultLanguage
  return labelsOf(language)('brand.name')
}

/** A shown comment. Throws an APIError: 404 if it does not exist, 409 if it is not shown. */
async function requireShown(req: PayloadRequest, id: unknown): Promise<InteractedArticle> {
  const row = await req.payload.findByID({ collection, id: Number(id), depth: 1, disableErrors: true, req })
  if (row?.type !== 'COMMENT') throw new APIError(labelFor(req, 'apiMissing'), 404, {}, true)
  if (row.state !== 'SHOWN') throw conflict(req, 'instituteAnswerHidden')
  return row
}

/** Answers a comment as the institute. The same answer sent again is one; one that was hidden is shown again. */
export const answerComment: PayloadHandler = async (req) => {
  assertRole(req, permitted(collection, 'update'))
  const value = await textOf(req)
  const comment = await requireShown(req, req.routeParams?.id)
  const [article, head] = [idOf(comment.article) ?? 0, idOf(comment.replyTo) ?? comment.id]
  const onceKey = hash('sha256', ['institute', article, head, value].join(':'), 'base64url')
  const find = () => findOne(req.payload, collection, { onceKey: { equals: onceKey } }, { req })
  const create = () =>
    req.payload.create({
      collection,
      data: {
        article,
        type: 'COMMENT',
        value,
        replyTo: head,
        fullName: nameBelow(comment.article),
        fromInstitute: true,
        state: 'SHOWN',
        openReports: 0,
        onceKey,
      },
      depth: 0,
      req,
    })
  const { row } = await findOrCreate(find, create)
  if (row.state !== 'SHOWN')
    await req.payload.update({ collection, id: row.id, data: { state: 'SHOWN' }, depth: 0, req })
  return Response.json({ id: row.id }, { status: 201 })
}
