export type DocumentName = 'PDF' | 'Word' | 'Excel' | 'PowerPoint' | 'MP4'

const documentTypes: Record<string, { type: string; name: DocumentName }> = {
  '.pdf': { type: 'application/pdf', name: 'PDF' },
  '.docx': { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', name: 'Word' },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: 'Excel' },
  '.pptx': { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', name: 'PowerPoint' },
  '.mp4': { type: 'video/mp4', name: 'MP4' },
}

export const documentMimeTypes = Object.values(documentTypes).map(({ type }) => type)

export const documentEndings = Object.keys(documentTypes).map((ending) => ending.slice(1))

export function documentType(name: string): { type: string; name: DocumentName } | undefined {
  return documentTypes[/\.\w+$/.exec(name)?.[0].toLowerCase() ?? '']
}

export const isVideo = (name: string): boolean => documentType(name)?.name === 'MP4'
