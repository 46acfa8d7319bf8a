/** Kinds of documents as visitors call them. */
export type DocumentName = 'PDF' | 'Word' | 'Excel' | 'PowerPoint' | 'MP4'

/** Documents, which visitors download, and videos, by file extension: their MIME types and their names for visitors. */
const documentTypes: Record<string, { type: string; name: DocumentName }> = {
  '.pdf': { type: 'application/pdf', name: 'PDF' },
  '.docx': { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', name: 'Word' },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: 'Excel' },
  '.pptx': { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', name: 'PowerPoint' },
  '.mp4': { type: 'video/mp4', name: 'MP4' },
}

export const documentMimeTypes = Object.values(documentTypes).map(({ type }) => type)

/** Endings of the accepted documents, without a dot. */
export const documentEndings = Object.keys(documentTypes).map((ending) => ending.slice(1))

/** MIME type and name of a document by its file name; undefined if it is not an accepted document. */
export function documentType(name: string): { type: string; name: DocumentName } | undefined {
  return documentTypes[/\.\w+$/.exec(name)?.[0].toLowerCase() ?? '']
}

export const isVideo = (name: string): boolean => documentType(name)?.name === 'MP4'
