import { youtubeId } from './youtube'

export function videoError({ file, videoId }: { file?: unknown; videoId?: string | null | undefined }) {
  if (videoId) return youtubeId(videoId) === undefined ? 'videoIdInvalid' : undefined
  return file ? undefined : 'videoMissing'
}
