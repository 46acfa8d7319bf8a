import { isVideo } from '@/lib/content/document-types'
import { mediaPath } from '@/lib/content/media-address'
import { inEveryLanguage } from '@/lib/domain/languages'
import type { Video } from '../model'
import { payload } from './payload'
import type { Video as StoredVideo } from './payload-types'

/** The address of a video's file; undefined for none, or one that is in the trash, and so was not read. */
const addressOf = ({ file }: StoredVideo) =>
  typeof file === 'object' && file?.filename && isVideo(file.filename) ? mediaPath(file.filename) : undefined

const textIn = (stored: StoredVideo['transcript']) => ({
  vi: stored?.vi ?? '',
  en: stored?.en ?? '',
  zh: stored?.zh ?? '',
})

export async function listVideos(limit?: number): Promise<Video[]> {
  const backend = await payload()
  const { docs } = await backend.find({ collection: 'videos', sort: ['_order', 'id'], depth: 1, pagination: false })
  return docs
    .map((row) => ({
      id: row.slug,
      title: inEveryLanguage(row.title),
      file: addressOf(row),
      videoId: row.videoId || undefined,
      hasCaptions: row.hasCaptions === true,
      transcript: textIn(row.transcript),
      duration: row.duration || undefined,
      uploadDate: row.uploadDate ? new Date(row.uploadDate) : undefined,
    }))
    .filter(({ file, videoId }) => file ?? videoId)
    .slice(0, limit)
}
