'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'

/** Leaves out times that were typed but not planned. One that was emptied is saved, since that publishes nothing. */
export function useSaveDraft(): (values: Record<string, unknown>, isPlan?: boolean) => Promise<void> {
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit, getFields } = useForm()
  return async (values, isPlan = false) => {
    const fields = getFields()
    const typed = isPlan ? [] : ['publishAt', 'unpublishAt'].filter((name) => fields[name]?.value)
    const saved = Object.fromEntries(typed.map((name) => [name, fields[name]?.initialValue ?? null]))
    await submit({
      action: `/admin/api/${collectionSlug}${id ? `/${id}` : ''}?depth=0&draft=true`,
      method: id ? 'PATCH' : 'POST',
      overrides: { ...saved, ...values, _status: 'draft' },
      skipValidation: true,
    })
    setUnpublishedVersionCount((count) => count + 1)
  }
}
