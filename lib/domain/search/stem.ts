const endings = /(?:ations|ation|ings|ing|ies|ers|er|es|ed|s|e|y)$/

/** The beginning that an English word has in common with its other forms. */
export function englishStem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return word
  const stem = word.replace(endings, '')
  return stem.length >= 3 ? stem : word
}
