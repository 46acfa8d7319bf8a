import type { Block, Field, TextFieldSingleValidation } from 'payload'
import { noteKinds } from '@/lib/content/html/blocks'
import { longestVideoAddress, videoPlayer } from '@/lib/content/html/embeds'
import { dayFormat } from '../fields/local-time'
import { label, options, labelFor, type StudioKey } from '../labels'
import { studioPart } from '../fields/studio-part'

const named = (slug: string, key: StudioKey): Pick<Block, 'slug' | 'labels' | 'admin'> => ({
  slug,
  labels: { singular: label(key), plural: label(key) },
  // The name of a block is for pages that are built of blocks; here it would only be one more field to fill in.
  admin: { disableBlockName: true },
})

/** The description of an image is required: visitors who cannot see it have nothing else. */
const imageFields: Field[] = [
  { name: 'picture', type: 'upload', relationTo: 'media', label: label('image'), required: true },
  {
    name: 'alt',
    type: 'text',
    label: label('blockAlt'),
    required: true,
    maxLength: 500,
    admin: { description: label('blockAltHelp') },
  },
  { name: 'caption', type: 'text', label: label('blockCaption'), maxLength: 1000 },
  {
    name: 'source',
    type: 'text',
    label: label('blockSource'),
    maxLength: 300,
    admin: { description: label('blockSourceHelp') },
  },
]

const paragraphs: Field = {
  name: 'text',
  type: 'textarea',
  label: label('blockText'),
  required: true,
  admin: { description: label('blockTextHelp') },
}

const validVideo: TextFieldSingleValidation = (value, { req }) =>
  (value && videoPlayer(value) !== undefined) || labelFor(req, 'blockVideoInvalid')

const validAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || /^https?:\/\/[^\s"<>]+$/.test(value) || labelFor(req, 'blockAddressInvalid')

const note: Block = {
  ...named('note', 'blockNote'),
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: label('blockNoteKind'),
      options: options(noteKinds, { info: 'blockNoteInfo', warning: 'blockNoteWarning', law: 'blockNoteLaw' }),
      defaultValue: 'info',
      required: true,
    },
    {
      name: 'asOf',
      type: 'date',
      label: label('blockNoteDate'),
      required: true,
      admin: {
        condition: (_, siblings) => siblings.kind === 'law',
        date: { pickerAppearance: 'dayOnly', displayFormat: dayFormat },
      },
    },
    paragraphs,
  ],
}

const quote: Block = {
  ...named('quotation', 'blockQuote'),
  fields: [
    paragraphs,
    {
      name: 'source',
      type: 'text',
      label: label('blockQuoteSource'),
      required: true,
      maxLength: 500,
      admin: { description: label('blockQuoteSourceHelp') },
    },
    { name: 'address', type: 'text', label: label('blockAddress'), maxLength: 1000, validate: validAddress },
  ],
}

const blocks: Block[] = [
  { ...named('picture', 'blockImage'), fields: imageFields },
  {
    ...named('document', 'blockDocument'),
    fields: [
      { name: 'document', type: 'upload', relationTo: 'documents', label: label('document'), required: true },
      {
        name: 'text',
        type: 'text',
        label: label('blockLinkText'),
        maxLength: 300,
        admin: { description: label('blockLinkTextHelp') },
      },
    ],
  },
  note,
  quote,
  {
    ...named('consultation', 'blockConsultation'),
    fields: [
      {
        name: 'service',
        type: 'relationship',
        relationTo: 'articles',
        label: label('blockService'),
        filterOptions: { type: { not_equals: 'NEWS' }, _status: { equals: 'published' } },
        // Payload would look for the service with the rights of who saves; the site's own jobs have none.
        validate: () => true as const,
        admin: { description: label('blockServiceHelp') },
      },
      {
        name: 'text',
        type: 'text',
        label: label('blockButtonText'),
        required: true,
        maxLength: 100,
        defaultValue: label('blockButtonDefault').vi,
      },
    ],
  },
  {
    ...named('film', 'blockVideo'),
    fields: [
      {
        name: 'address',
        type: 'text',
        label: label('blockVideoAddress'),
        required: true,
        maxLength: longestVideoAddress,
        validate: validVideo,
        admin: { description: label('blockVideoHelp') },
      },
      { name: 'title', type: 'text', label: label('blockVideoTitle'), maxLength: 300 },
    ],
  },
  {
    ...named('gallery', 'blockGallery'),
    fields: [
      {
        name: 'pictures',
        type: 'array',
        label: label('images'),
        labels: { singular: label('image'), plural: label('images') },
        minRows: 2,
        maxRows: 40,
        required: true,
        admin: { description: label('blockGalleryHelp') },
        fields: imageFields,
      },
      { name: 'caption', type: 'text', label: label('blockCaption'), maxLength: 1000 },
    ],
  },
]

/** Passes on what is typed in a block before anything is pressed. Not stored, and not seen. */
const passOn = studioPart('passOn', 'last-letters/pass-on-block#PassOnBlock')

export const articleBlocks: Block[] = blocks.map((block) => ({ ...block, fields: [...block.fields, passOn] }))

export const inlineBlocks: Block[] = [
  {
    ...named('footnote', 'blockFootnote'),
    fields: [{ name: 'text', type: 'textarea', label: label('blockText'), required: true, maxLength: 5000 }],
  },
]
