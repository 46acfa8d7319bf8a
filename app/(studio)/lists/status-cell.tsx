import type { DefaultServerCellComponentProps } from 'payload'

/** Payload takes an article for public that ever was, and one in the trash for what it was before. */
export async function StatusCell({ cellData, rowData, payload, i18n, viewType }: DefaultServerCellComponentProps) {
  const isPublished = async () => {
    const where = { id: { equals: rowData.id as number }, _status: { equals: 'published' } }
    return (await payload.count({ collection: 'articles', where, trash: true })).totalDocs > 0
  }
  const hasDraft = cellData === 'changed'
  const isPublic = cellData === 'published' || (hasDraft && (await isPublished()))
  if (viewType === 'trash') return <>{i18n.t(isPublic ? 'version:previouslyPublished' : 'version:previouslyDraft')}</>
  if (!isPublic) return <>{i18n.t('version:draft')}</>
  return <>{i18n.t(hasDraft ? 'version:draftHasPublishedVersion' : 'version:published')}</>
}
