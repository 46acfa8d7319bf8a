import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { languages, type Language } from '@/lib/domain/languages'
import { originalIn } from '@/lib/domain/translations'
import { assertRole } from '../access'
import { conflict } from '../database/conflict'
import { idOf } from '../database/id-of'
import { inTransactionOf } from '../database/transaction'
import { withoutIds } from '../database/without-ids'
import { lockRecord, lockTable } from '../hooks/lock-row'
import { freeSlug } from '../fields/free-slug'
import { labelFor } from '../labels'
import { profileIn } from '../members/profiles'
import type { Article } from '../payload-types'
import { permitted } from '../permissions'
import { bodyOf } from '../studio-api/body-of'
import { logActivity, subjectOf } from '../staff/log-activity'
import { contentHash, groupOf, readArticle, writeState } from './translation-state'

/** An article that is not in the trash. Throws an APIError 404. */
async function requireArticle(req: PayloadRequest): Promise<Article> {
  const id = Number(req.routeParams?.id)
  const result = await req.payload.findByID({
    collection: 'articles',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!result) throw new APIError(labelFor(req, 'apiMissing'), 404, {}, true)
  return result
}

type Authors = NonNullable<Article['authors']>

export async function translationToPrepare(
  payload: Payload,
  id: number,
  language: unknown,
): Promise<Partial<Article> | undefined> {
  const [original, chosen] = [await readArticle(payload, id), languages.find((each) => each === language)]
  if (!original || !chosen) return undefined
  const { type, format, body, html } = original
  return { type, format, body, html, language: chosen }
}

async function authorsIn(req: PayloadRequest, authors: Article['authors'], language: Language): Promise<Authors> {
  const named: Authors = []
  for (const { name, member } of authors ?? []) {
    const id = idOf(member)
    const profile = id === undefined ? undefined : await profileIn(req, id, language)
    named.push({ name: profile?.fullName ?? name, member: profile?.id ?? id ?? null })
  }
  return named
}

/** Notes that a translation says what its original says now. */
async function noteTranslated(req: PayloadRequest, id: number, original: Article | null | undefined): Promise<void> {
  await writeState(req, id, {
    originalChangedAt: null,
    translatedFrom: original ? await contentHash(original, req.payload, req) : null,
    checked: { at: new Date().toISOString(), by: req.user?.id ?? null },
  })
}

/**
 * The draft of a translation. It starts with the text of the original: headings, lists, images and blocks stay in
 * place while the translator writes over the words. Title and summary are empty, so it cannot be published before
 * somebody wrote them, and the address is made of the title. Only that of a Chinese one cannot be.
 */
async function createTranslation(req: PayloadRequest, id: number, language: Language): Promise<number> {
  const { payload } = req
  const original = await readArticle(payload, id, req)
  if (!original) throw new APIError(labelFor(req, 'apiMissing'), 404, {}, true)
  const { type, format, body, html, authors, offer, topics } = original
  const reviewer = idOf(original.reviewer)
  const { id: made } = await payload.create({
    collection: 'articles',
    draft: true,
    data: {
      ...{ type, format, body, html, language },
      offer: { ...offer, dates: withoutIds(offer?.dates) },
      authors: await authorsIn(req, authors, language),
      topics,
      reviewer: reviewer && ((await profileIn(req, reviewer, language))?.id ?? reviewer),
      previewImage: idOf(original.previewImage),
      ...(language === 'zh' && { slug: await freeSlug('articles', `${original.slug || id}-zh`, req) }),
      translationOf: id,
      _status: 'draft',
    },
    depth: 0,
    req,
  })
  await noteTranslated(req, made, original)
  return made
}

const inLanguage = z.object({ language: z.enum(languages) })

/** Makes the draft of an article's translation, or finds the one that exists: two presses make one. */
export const translateEndpoint: Endpoint = {
  path: '/:id/translate',
  method: 'post',
  handler: async (req) => {
    assertRole(req, permitted('articles', 'create'))
    const { language } = await bodyOf(req, inLanguage)
    const answer = await inTransactionOf(req, async () => {
      // Two translations may be begun at one moment, and from two articles of the group.
      await lockTable(req, 'articles')
      const article = await requireArticle(req)
      const existing = [article, ...(await groupOf(req.payload, article, req))].find((one) => one.language === language)
      return existing
        ? { id: existing.id, isNew: false }
        : { id: await createTranslation(req, article.id, language), isNew: true }
    })
    return Response.json(answer, { status: answer.isNew ? 201 : 200 })
  },
}

const seen = z.object({ seen: z.iso.datetime() })

/** `seen` is the change of the original that the translator was shown: after another one the call is refused (409). */
export const translationDoneEndpoint: Endpoint = {
  path: '/:id/translation-done',
  method: 'post',
  handler: async (req) => {
    assertRole(req, permitted('articles', 'update'))
    const shown = await bodyOf(req, seen)
    await inTransactionOf(req, async () => {
      await lockRecord(req, 'articles', Number(req.routeParams?.id))
      const article = await requireArticle(req)
      const changedAt = article.originalChangedAt
      if (!changedAt) return
      if (new Date(changedAt).getTime() !== new Date(shown.seen).getTime()) throw conflict(req, 'originalChangedAgain')
      const linked = { id: article.id, language: article.language, translationOf: idOf(article.translationOf) }
      const source = originalIn(await groupOf(req.payload, article, req), linked)
      await noteTranslated(req, article.id, source && (await readArticle(req.payload, source.id, req)))
      await logActivity(req, 'CHANGED', subjectOf('articles', article))
    })
    return Response.json({ isDone: true })
  },
}
