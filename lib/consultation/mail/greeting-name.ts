const longest = 80

/** Characters used in names, including company names and transcribed ones: "J. R. O’Neill-Trần", "A & B", "卡尔·马克思". */
const nameSigns = /^[\p{L}\p{M}\p{Nd} '’‑.,·&-]+$/u

/**
 * Patterns that do not occur in names: a dot inside a word, `www`, three or more digits, three combining marks in a
 * row.
 */
const noName = /\.[\p{L}\p{M}\p{Nd}]|www|(?:\p{Nd}.*){3}|\p{M}{3}/iu

/**
 * The typed name, if it is safe to use in a greeting; undefined if it does not look like a name.
 * The sender of the form chooses who receives the confirmation, so the mail must not carry an address, number or text
 * of theirs.
 */
export function greetingName(fullName: string): string | undefined {
  // NFKC maps full-width letters and signs to their ordinary forms.
  const name = fullName.normalize('NFKC').trim().replace(/ +/g, ' ')
  return name.length <= longest && /\p{L}/u.test(name) && nameSigns.test(name) && !noName.test(name) ? name : undefined
}
