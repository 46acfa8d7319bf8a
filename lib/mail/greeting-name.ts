/** Letters of a name; more than that is a text. */
const longest = 80

/** What names are written with, also those of firms and transcribed ones: "J. R. O’Neill-Trần", "A & B", "卡尔·马克思". */
const nameSigns = /^[\p{L}\p{M}\p{Nd} '’‑.,·&-]+$/u

/** What names are not written with: a dot inside a word, `www`, three digits or more, a heap of marks. */
const noName = /\.[\p{L}\p{M}\p{Nd}]|www|(?:\p{Nd}.*){3}|\p{M}{3}/iu

/**
 * The name a stranger typed, as a greeting may hold it; undefined for what does not look like a name. Whoever writes to the form chooses who gets the
 * confirmation, so it must carry no address, number or text of theirs.
 */
export function greetingName(fullName: string): string | undefined {
  // Full-width letters and signs are what they look like.
  const name = fullName.normalize('NFKC').trim().replace(/ +/g, ' ')
  return name.length <= longest && /\p{L}/u.test(name) && nameSigns.test(name) && !noName.test(name) ? name : undefined
}
