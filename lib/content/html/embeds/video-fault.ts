import { youtubeId } from './youtube'

export function videoFault({ file, videoId }: { file?: unknown; videoId?: string | null | undefined }) {
  if (videoId) return youtubeId(videoId) === undefined ? 'videoIdInvalid' : undefined
  return file ? undefined : 'videoMissing'
}
