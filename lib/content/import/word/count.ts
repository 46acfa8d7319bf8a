/** A count in words, as a list of one; empty for none. */
export const count = (number: number, one: string, several: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : several}`]
