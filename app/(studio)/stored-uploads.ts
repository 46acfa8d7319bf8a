'use client'

import { UploadFeatureClient } from '@payloadcms/richtext-lexical/client'

type Given = Parameters<typeof UploadFeatureClient>[0]

/**
 * Payload's images in a text, as older articles have them: they are shown and edited, and nothing offers new ones.
 * The block of an image has a caption and a source.
 */
export function StoredUploads(props: Given): ReturnType<typeof UploadFeatureClient> {
  const provider = UploadFeatureClient(props)
  const { feature } = provider
  if (typeof feature === 'function') return provider
  const { nodes, plugins, sanitizedClientFeatureProps } = feature
  return { ...provider, feature: { nodes, plugins, sanitizedClientFeatureProps } }
}
