/** A typed website address as a URL, also without `https://`; undefined if it is not valid. */
export function webAddress(typed: string | undefined): string | undefined {
  const text = typed?.trim()
  if (!text) return undefined
  const address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined
}
