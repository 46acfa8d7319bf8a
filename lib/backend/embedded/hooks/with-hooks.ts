import type { CollectionConfig, GlobalConfig } from 'payload'

type Added<Kind extends CollectionConfig | GlobalConfig> = Partial<NonNullable<Kind['hooks']>>

export function withHooks<Kind extends CollectionConfig | GlobalConfig>(
  kind: Kind,
  first: Added<Kind>,
  last: Added<Kind> = {},
): Kind {
  const hooks = { ...kind.hooks } as Record<string, unknown[]>
  for (const [name, added] of Object.entries(first)) hooks[name] = [...(added as unknown[]), ...(hooks[name] ?? [])]
  for (const [name, added] of Object.entries(last)) hooks[name] = [...(hooks[name] ?? []), ...(added as unknown[])]
  return { ...kind, hooks }
}
