'use client'

import { UploadFeatureClient } from '@payloadcms/richtext-lexical/client'

type Given = Parameters<typeof UploadFeatureClient>[0]

/** Payload's images in a text, as older articles have. Nothing offers new ones: those are blocks. */
export function StoredUploads(props: Given): ReturnType<typeof UploadFeatureClient> {
  const provider = UploadFeatureClient(props)
  const { feature } = provider
  if (typeof feature === 'function') return provider
  const { nodes, plugins, sanitizedClientFeatureProps } = feature
  return { ...provider, feature: { nodes, plugins, sanitizedClientFeatureProps } }
}
