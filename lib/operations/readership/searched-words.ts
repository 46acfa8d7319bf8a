/** Characters of the longest search that is counted. A longer one is a text that somebody pasted. */
const longest = 60

const personal = /@|(?:\d[\s.-]*){6,}/

/**
 * What somebody searched for, as it is counted: small letters, single spaces. Undefined if it is too short or too long
 * to say anything, or looks like personal data.
 */
export function searchedWords(query: string): string | undefined {
  const words = query
    .normalize('NFC')
    .toLocaleLowerCase('vi')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  return words.length >= 2 && words.length <= longest && !personal.test(words) ? words : undefined
}
