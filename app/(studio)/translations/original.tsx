import type { UIFieldServerProps, PayloadRequest, Where } from 'payload'
import { readableForm, readArticle } from '@/lib/backend/embedded/articles/translation-state'
import { labelFor } from '@/lib/backend/embedded/labels'
import { nameOfStaff } from '@/lib/backend/embedded/staff/staff-name'
import { studioTime } from '@/lib/domain/dates'
import { originalIn } from '@/lib/domain/translations'
import { ChangeNotice } from './change-notice'
import { linkedArticle } from './linked-article'
import { OriginalText } from './original-text'

async function publishedVersion(req: PayloadRequest, id: number, more: Where[]): Promise<number | undefined> {
  const { docs } = await req.payload.findVersions({
    collection: 'articles',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }, ...more] },
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] && Number(docs[0].id)
}

/** Address of the comparison of what was public at a time with now; undefined if a version is no longer stored. */
async function originalChanges(req: PayloadRequest, id: number, since: Date): Promise<string | undefined> {
  const [now, before] = await Promise.all([
    publishedVersion(req, id, []),
    publishedVersion(req, id, [{ updatedAt: { less_than_equal: since.toISOString() } }]),
  ])
  if (now === undefined || before === undefined || now === before) return undefined
  return `/admin/collections/articles/${id}/versions/${now}?versionFrom=${before}`
}

const timeOf = (value: unknown): Date | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value) : undefined

function stateOf(
  i18n: UIFieldServerProps['i18n'],
  isPublished: boolean,
  { at, by }: { at: Date | undefined; by: string | undefined },
): string {
  if (!isPublished) return labelFor({ i18n }, 'originalIsDraft')
  return at && by ? labelFor({ i18n }, 'translationChecked', { time: studioTime(at), name: by }) : ''
}

export async function Original(props: UIFieldServerProps) {
  const { data, i18n, payload, req } = props
  const linked = await linkedArticle(props)
  if (!linked) return null
  const source = originalIn(linked.group, linked.article)
  const original = source && (await readArticle(payload, source.id, req))
  const [changedAt, checkedAt] = [timeOf(data?.originalChangedAt), timeOf(data?.translationCheckedAt)]
  const since = checkedAt ?? timeOf(data?.createdAt)
  const changes = changedAt && source && since && (await originalChanges(req, source.id, since))
  const checkedBy = await nameOfStaff(payload, data?.translationCheckedBy)
  return (
    <>
      {changedAt && <ChangeNotice id={linked.article.id} seen={changedAt.toISOString()} changes={changes} />}
      {original && (
        <OriginalText
          language={original.language}
          title={original.title || original.slug}
          summary={original.summary ?? ''}
          html={await readableForm(original, payload)}
          state={stateOf(i18n, original._status === 'published', { at: checkedAt, by: checkedBy })}
          address={`/admin/collections/articles/${original.id}`}
        />
      )}
    </>
  )
}
