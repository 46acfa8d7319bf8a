'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'

/** Returns a function that saves the form as a draft, as Payload's own button does, with some values set. */
export function useSaveDraft(): (values: Record<string, unknown>) => Promise<void> {
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  return async (values) => {
    await submit({
      action: `/admin/api/${collectionSlug}${id ? `/${id}` : ''}?depth=0&draft=true`,
      method: id ? 'PATCH' : 'POST',
      overrides: { ...values, _status: 'draft' },
      skipValidation: true,
    })
    setUnpublishedVersionCount((count) => count + 1)
  }
}
