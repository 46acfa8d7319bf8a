import { z } from 'zod'
import { isPeriod } from '@/lib/domain/closed-days'
import { languages } from '@/lib/domain/languages'
import { toNfc } from '@/lib/domain/nfc'
import { weekdays } from '@/lib/domain/opening-days'
import { firstTalks } from '@/lib/domain/site-pages'
import { slotLimits } from '@/lib/domain/slots'
import { cleanPhone } from '@/lib/domain/phone'
import { noCodes, verifiers } from '@/lib/domain/codes'

const perLanguage = z.record(z.enum(languages), z.string().transform(toNfc))

/** What was stored before numbers were normalized is normalized when it is read. */
const phone = z.string().transform(cleanPhone)

const closedDays = z
  .object({ firstDay: z.string(), lastDay: z.string(), name: perLanguage })
  .refine(({ firstDay, lastDay }) => isPeriod(firstDay, lastDay), 'no first and last day, yyyy-MM-dd')

const slots = z.object({
  minutes: z.int().min(0).max(slotLimits.longest),
  people: z.int().min(1).max(slotLimits.people),
  periods: z.array(z.object({ days: z.array(z.enum(weekdays)), from: z.string(), until: z.string() })),
})

export const noSlots = { minutes: 0, people: 1, periods: [] } satisfies z.infer<typeof slots>

const titled = z.object({ title: perLanguage, text: perLanguage })

export const siteRecord = z.object({
  contact: z.object({
    email: z.email(),
    hotlines: z.array(phone),
    contacts: z.array(z.object({ name: perLanguage, phone })),
    address: perLanguage,
    taxCode: z.string(),
    /** Decisions and licences, as they are shown. An older site has none. */
    licences: z.array(perLanguage).default([]),
    /** Whether the first talk is free of charge. Empty: not known, and not shown. */
    firstTalk: z.enum(firstTalks).or(z.literal('')).default(''),
    offices: z.array(z.object({ name: perLanguage, address: perLanguage, phone })),
    hours: z.object({ opens: z.string(), closes: z.string(), days: z.array(z.enum(weekdays)) }),
    /** An older site has none. */
    closedDays: z.array(closedDays).default([]),
    slots: slots.default(noSlots),
    map: z.object({ latitude: z.number(), longitude: z.number(), embedUrl: z.string() }),
    social: z.object({
      facebook: z.string(),
      zalo: z.string(),
      /** An older site has none. */
      whatsapp: phone.default(''),
      wechat: z.string().default(''),
    }),
    chatUrl: z.string(),
    verification: z.record(z.enum(verifiers), z.string()).default(noCodes),
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
    /** Images of the banner and of the video. Empty: that of the last slide, and of the first one, if they have one. */
    bannerImage: z.string().default(''),
    filmImage: z.string().default(''),
    heroSlides: z.array(
      z.object({
        title: perLanguage,
        text: perLanguage,
        image: z.string().default(''),
        focus: z.object({ x: z.number(), y: z.number() }).optional(),
      }),
    ),
  }),
})

export type SiteRecord = z.infer<typeof siteRecord>
