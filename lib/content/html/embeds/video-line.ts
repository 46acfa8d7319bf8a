import { videoPlayer } from '.'

export const longestVideoAddress = 500

export function videoOfLine(line: string): string | undefined {
  const address = line.trim()
  return address.length <= longestVideoAddress && videoPlayer(address) ? address : undefined
}
