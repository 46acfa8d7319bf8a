import { youtubeId } from './youtube'

/** Why a video cannot be played: it needs a file of this site, or its id or address at YouTube. */
export function videoFault({ file, videoId }: { file?: unknown; videoId?: string | null | undefined }) {
  if (videoId) return youtubeId(videoId) === undefined ? 'videoIdInvalid' : undefined
  return file ? undefined : 'videoMissing'
}
