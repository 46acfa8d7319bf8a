import { filmPlayer } from '.'

export const longestFilmAddress = 500

export function filmOfLine(line: string): string | undefined {
  const address = line.trim()
  return address.length <= longestFilmAddress && filmPlayer(address) ? address : undefined
}
