'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import type { MissingImage } from '@/lib/backend/embedded/articles/paste-feature'
import type { Language } from '@/lib/domain/languages'
import { PauseWhileSaving } from '../last-letters/pause-while-saving'
import { PastePlugin } from './paste-plugin'

/** The part of `lib/backend/embedded/articles/paste-feature.ts` that runs in the editor. */
export const PasteFeature = createClientFeature<{ missing: Record<Language, MissingImage> }>({
  plugins: [
    { Component: PastePlugin, position: 'normal' },
    { Component: PauseWhileSaving, position: 'normal' },
  ],
})
