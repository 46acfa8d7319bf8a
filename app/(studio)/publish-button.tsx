'use client'

import { PublishButton as PayloadButton, useDocumentInfo, useTranslation } from '@payloadcms/ui'

/** Payload's button, which says "publish changes" only where something is public that is changed by it. */
export function PublishButton() {
  const { hasPublishedDoc } = useDocumentInfo()
  const { t } = useTranslation()
  return <PayloadButton label={t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')} />
}
