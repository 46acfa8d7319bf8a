interface Found {
  id: string
  keys: readonly string[]
}

/** The texts that keys of citations lead to. A key that several texts have leads nowhere: it would be a guess. */
export function textsByKey<T extends Found>(texts: readonly T[]): Map<string, T> {
  const byKey = new Map<string, T | undefined>()
  for (const text of texts) for (const key of text.keys) byKey.set(key, byKey.has(key) ? undefined : text)
  return new Map([...byKey].flatMap(([key, text]) => (text ? [[key, text] as const] : [])))
}

export function citedTexts<T extends Found>(keys: readonly string[], texts: readonly T[]): T[] {
  const byKey = textsByKey(texts)
  return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
}

export interface CitedTexts<T> {
  texts: T[]
  idByKey: Record<string, string>
}

export function citedAmong<T extends { id: string }>(
  citations: readonly { key: string }[],
  { texts, idByKey }: CitedTexts<T>,
): CitedTexts<T> {
  const byId = new Map(texts.map((text) => [text.id, text]))
  const own = citations.flatMap(({ key }) => (Object.hasOwn(idByKey, key) ? [[key, idByKey[key] ?? ''] as const] : []))
  const ids = [...new Set(own.map(([, id]) => id))]
  return { texts: ids.flatMap((id) => byId.get(id) ?? []), idByKey: Object.fromEntries(own) }
}
