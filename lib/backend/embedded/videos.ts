import { inEveryLanguage } from '@/lib/domain/languages'
import type { Video } from '../model'
import { payload } from './payload'

export async function listVideos(limit = 0): Promise<Video[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'videos',
    sort: ['_order', 'id'],
    depth: 0,
    // Payload reads all for 0.
    limit,
    pagination: false,
  })
  return docs.map((row) => ({
    id: row.slug,
    title: inEveryLanguage(row.title),
    videoId: row.videoId,
    uploadDate: row.uploadDate ? new Date(row.uploadDate) : undefined,
  }))
}
