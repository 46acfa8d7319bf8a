/** The address of a website as a link can hold it; undefined for what is none. Staff type addresses without `https://` too. */
export function webAddress(typed: string | undefined): string | undefined {
  const text = typed?.trim()
  if (!text) return undefined
  const address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined
}
