'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import type { PasteWords } from '@/lib/backend/embedded/articles/paste-words'
import { PauseWhileSaving } from '../last-letters/pause-while-saving'
import { PastePlugin } from './paste-plugin'

/** The part of `lib/backend/embedded/articles/paste-feature.ts` that runs in the editor. */
export const PasteFeature = createClientFeature<{ words: PasteWords }>({
  plugins: [
    { Component: PastePlugin, position: 'normal' },
    { Component: PauseWhileSaving, position: 'normal' },
  ],
})
