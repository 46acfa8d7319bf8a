import {
  AlignFeature,
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { articleBlocks, inlineBlocks } from './blocks'
import { pasteFeature } from './paste-feature'

const uploads = UploadFeature({ enabledCollections: ['media'] })

/** Payload's images in a text, without its buttons: new images are blocks. */
const storedUploads: typeof uploads = {
  ...uploads,
  feature: async (input) => ({
    ...(typeof uploads.feature === 'function' ? await uploads.feature(input) : uploads.feature),
    ClientFeature: '@/app/(studio)/stored-uploads#StoredUploads',
  }),
}

/** The title is the page's only h1, so headings start at h2: four levels, as many as a pasted text of h1 to h4 has. */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4', 'h5'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    AlignFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [] }),
    HorizontalRuleFeature(),
    storedUploads,
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: articleBlocks, inlineBlocks }),
    pasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
