import type { Field, UploadField } from 'payload'
import { perLanguage } from '../../fields/per-language'
import { label, type StudioKey } from '../../labels'
import { characters, list, rows } from './limits'
import { studioPart } from '../../fields/studio-part'

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
  list(
    'heroSlides',
    'heroSlide',
    rows.slides,
    [...titled(characters.slideTitle, characters.slideText), image('image', 'image', 'slideImageHelp')],
    'heroSlidesHelp',
  ),
  perLanguage('introHeading', 'introHeading', 'text', characters.heading),
  perLanguage('introSubheading', 'introSubheading', 'text', characters.subheading),
  list('introParagraphs', 'introParagraph', rows.paragraphs, [
    perLanguage('text', 'text', 'textarea', characters.paragraph),
  ]),
  {
    ...perLanguage('globePhrase', 'globePhrase', 'text', characters.phrase),
    admin: { description: label('globePhraseHelp') },
  },
  list('introTips', 'introTip', rows.tips, titled(characters.tipTitle, characters.tipText)),
  {
    name: 'logoExplanation',
    type: 'group',
    label: label('logoExplanation'),
    fields: [
      perLanguage('heading', 'title', 'text', characters.heading),
      perLanguage('paragraph', 'text', 'textarea', characters.logoText),
    ],
  },
  list('services', 'service', rows.services, titled(characters.serviceTitle, characters.serviceText)),
  perLanguage('mission', 'mission', 'textarea', characters.purpose),
  perLanguage('vision', 'vision', 'textarea', characters.purpose),
  image('bannerImage', 'bannerImage', 'bannerImageHelp'),
  image('filmImage', 'filmImage', 'filmImageHelp'),
]
