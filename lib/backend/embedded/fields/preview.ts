import type { LivePreviewConfig } from 'payload'
import { z } from 'zod'
import { defaultLanguage, languages } from '@/lib/domain/languages'
import { hasRole } from '../access'
import { draftAddress, draftLinkMs } from '../articles/draft-link'
import { label } from '../labels'
import { permissions } from '../permissions'
import { studioPart } from './studio-part'

const hourMs = 60 * 60 * 1000

const previewed = z.object({ id: z.number(), language: z.enum(languages).catch(defaultLanguage) })

/** The preview of an article beside its form. Payload takes the names of sizes in one language only. */
export const livePreview: LivePreviewConfig = {
  url: ({ data, req }) => {
    const { success, data: article } = previewed.safeParse(data)
    if (!success || !hasRole(req.user, permissions.articles.menu)) return undefined
    // The same address for an hour: another one would begin at the top of the page.
    const hour = Math.floor(Date.now() / hourMs) * hourMs
    return draftAddress(article, new Date(hour + draftLinkMs))
  },
  breakpoints: [
    { name: 'phone', label: label('previewPhone').vi, width: 390, height: 844 },
    { name: 'desktop', label: label('previewDesktop').vi, width: 1280, height: 800 },
  ],
}

export const previewPanel = studioPart('previewPanel', 'preview/preview-tools#PreviewTools', 'sidebar')
