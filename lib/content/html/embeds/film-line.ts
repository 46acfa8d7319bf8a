import { filmPlayer } from '.'

/** Longest address of a film that is read on a line, or stored in the editor's block. */
export const longestFilmAddress = 500

/** The address of a film, as it is written, if a line is nothing but it; undefined for any other line. */
export function filmOfLine(line: string): string | undefined {
  const address = line.trim()
  return address.length <= longestFilmAddress && filmPlayer(address) ? address : undefined
}
