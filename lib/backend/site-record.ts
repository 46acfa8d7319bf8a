import { z } from 'zod'
import { languages } from '@/lib/domain/languages'
import { weekdays } from '@/lib/domain/opening-days'

const perLanguage = z.record(z.enum(languages), z.string())

const titled = z.object({ title: perLanguage, text: perLanguage })

/** The single settings record: contact details and home-page texts (product decisions 5). */
export const siteRecord = z.object({
  contact: z.object({
    email: z.email(),
    hotlines: z.array(z.string()),
    contacts: z.array(z.object({ name: perLanguage, phone: z.string() })),
    address: perLanguage,
    taxCode: z.string(),
    offices: z.array(z.object({ name: perLanguage, address: perLanguage, phone: z.string() })),
    hours: z.object({ opens: z.string(), closes: z.string(), days: z.array(z.enum(weekdays)) }),
    map: z.object({ latitude: z.number(), longitude: z.number(), embedUrl: z.string() }),
    social: z.object({ facebook: z.string(), zalo: z.string() }),
    chatUrl: z.string(),
  }),
  home: z.object({
    introHeading: perLanguage,
    introSubheading: perLanguage,
    introParagraphs: z.array(perLanguage),
    globePhrase: perLanguage,
    introTips: z.array(titled),
    logoExplanation: z.object({ heading: perLanguage, paragraph: perLanguage }),
    services: z.array(titled),
    mission: perLanguage,
    vision: perLanguage,
    heroSlides: z.array(
      z.object({
        title: perLanguage,
        text: perLanguage,
        image: z.string(),
        focus: z.object({ x: z.number(), y: z.number() }).optional(),
      }),
    ),
  }),
})

export type SiteRecord = z.infer<typeof siteRecord>
