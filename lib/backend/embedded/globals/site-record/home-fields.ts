import type { Field, UploadField } from 'payload'
import { perLanguage } from '../../fields/per-language'
import { label, type StudioKey } from '../../labels'
import { characters, rows } from './limits'
import { studioPart } from '../../fields/studio-part'

const labelled = { components: { RowLabel: '@/app/(studio)/site-record/row-label#SiteRowLabel' } }

const titled = (title: number, text: number): Field[] => [
  perLanguage('title', 'title', 'text', title),
  perLanguage('text', 'text', 'textarea', text),
]

const image = (name: string, labelKey: StudioKey, help: StudioKey): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: label(labelKey),
  admin: { description: label(help) },
})

export const homeFields: Field[] = [
  studioPart('homePreview', 'site-record/home-column#HomeColumn'),
  {
    name: 'heroSlides',
    type: 'array',
    label: label('heroSlides'),
    labels: { singular: label('heroSlide'), plural: label('heroSlides') },
    maxRows: rows.slides,
    admin: { ...labelled, description: label('heroSlidesHelp') },
    fields: [...titled(characters.slideTitle, characters.slideText), image('image', 'image', 'slideImageHelp')],
  },
  perLanguage('introHeading', 'introHeading', 'text', characters.heading),
  perLanguage('introSubheading', 'introSubheading', 'text', characters.subheading),
  {
    name: 'introParagraphs',
    type: 'array',
    label: label('introParagraphs'),
    labels: { singular: label('introParagraph'), plural: label('introParagraphs') },
    maxRows: rows.paragraphs,
    admin: labelled,
    fields: [perLanguage('text', 'text', 'textarea', characters.paragraph)],
  },
  {
    ...perLanguage('globePhrase', 'globePhrase', 'text', characters.phrase),
    admin: { description: label('globePhraseHelp') },
  },
  {
    name: 'introTips',
    type: 'array',
    label: label('introTips'),
    labels: { singular: label('introTip'), plural: label('introTips') },
    maxRows: rows.tips,
    admin: labelled,
    fields: titled(characters.tipTitle, characters.tipText),
  },
  {
    name: 'logoExplanation',
    type: 'group',
    label: label('logoExplanation'),
    fields: [
      perLanguage('heading', 'title', 'text', characters.heading),
      perLanguage('paragraph', 'text', 'textarea', characters.logoText),
    ],
  },
  {
    name: 'services',
    type: 'array',
    label: label('services'),
    labels: { singular: label('service'), plural: label('services') },
    maxRows: rows.services,
    admin: labelled,
    fields: titled(characters.serviceTitle, characters.serviceText),
  },
  perLanguage('mission', 'mission', 'textarea', characters.purpose),
  perLanguage('vision', 'vision', 'textarea', characters.purpose),
  image('bannerImage', 'bannerImage', 'bannerImageHelp'),
  image('filmImage', 'filmImage', 'filmImageHelp'),
]
