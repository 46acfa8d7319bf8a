import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { articleVersions, type ArticleVersion } from '@/lib/backend/embedded/articles/article-versions'
import { studioTime } from '@/lib/domain/dates'
import styles from './versions.module.css'

const states = {
  public: 'versionPublic',
  former: 'versionFormer',
  draft: 'versionDraft',
} as const satisfies Record<ArticleVersion['state'], StudioKey>

/**
 * The stored versions of an article: who saved each, and when. In place of Payload's own list, which does not know who.
 * Each leads to Payload's comparison, from where it can be restored.
 */
export async function Versions({ initPageResult: { docID, req }, routeSegments }: DocumentViewServerProps) {
  const words = (key: StudioKey) => wordsFor(req, key)
  const id = Number(docID)
  if (!Number.isInteger(id)) notFound()
  const versions = await articleVersions(req, id)
  const address = `/admin/collections/articles/${routeSegments[2] === 'trash' ? 'trash/' : ''}${id}/versions`
  return (
    <Gutter>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words('savedAt')}</th>
            <th scope="col">{words('savedBy')}</th>
            <th scope="col">{words('status')}</th>
            <th scope="col">{words('title')}</th>
            <th scope="col">{words('version')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version, i) => (
            <tr key={version.id}>
              <td>
                <time dateTime={version.savedAt.toISOString()}>{studioTime(version.savedAt)}</time>
              </td>
              <td>{version.savedBy ?? words('savedBySite')}</td>
              <td>
                {words(states[version.state])}
                {i === 0 && ` (${words('versionLatest')})`}
              </td>
              <td>{version.title}</td>
              <td>
                <a href={`${address}/${version.id}`}>{words('versionOpen')}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gutter>
  )
}
