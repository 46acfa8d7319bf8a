/** The shortest names of some letters, in turn: one letter for each of the first, then two, then three and so on. */
export function shortName(index: number, letters: string): string {
  const last = letters[index % letters.length] ?? ''
  const before = Math.floor(index / letters.length)
  return before === 0 ? last : shortName(before - 1, letters) + last
}
