import type { CollectionConfig, GlobalConfig } from 'payload'

const component = '@/app/(studio)/typed/after-refusal#AfterRefusal'

/** A collection whose form may be saved again after a save was refused. */
export function withAfterRefusal(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {}
  const beforeDocumentControls = [component, ...(components?.edit?.beforeDocumentControls ?? [])]
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}

/** The same for a global. */
export function globalWithAfterRefusal(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {}
  const beforeDocumentControls = [component, ...(components?.elements?.beforeDocumentControls ?? [])]
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  }
}
