import { createServerFeature } from '@payloadcms/richtext-lexical'
import { articleWords } from '@/lib/content/article-words'
import { mostPictures } from '@/lib/content/paste/pictures'
import { largestPicture } from '@/lib/content/pictures/limits'
import { languages } from '@/lib/domain/languages'
import { wordsOf } from '@/lib/i18n/words'
import { label } from '../labels'
import type { PasteWords } from './paste-words'

/** The texts of the paste, once for the studio's languages and once for those of articles. */
const words: PasteWords = {
  notice: {
    uploading: label('pasteUploading'),
    changed: label('pasteChanged', { what: '{what}' }),
    done: label('pasteDone', { count: '{count}' }),
    missing: label('pasteMissing', { count: '{count}' }),
    tooLong: label('pasteTooLong'),
    alt: label('pasteAlt'),
  },
  changes: {
    frames: label('changedFrames', { count: '{count}' }),
    files: label('changedFiles', { count: '{count}' }),
    pictures: label('changedPictures', { count: '{count}' }),
    lost: label('changedLost', { count: '{count}' }),
    code: label('changedCode', { count: '{count}' }),
    hidden: label('changedHidden', { count: '{count}' }),
    revisions: label('changedRevisions', { count: '{count}' }),
  },
  fault: {
    local: label('pasteLocal'),
    closed: label('fetchPictureClosed'),
    many: label('pasteMany', { most: mostPictures }),
    large: label('pictureTooLarge', { most: largestPicture / 1024 ** 2 }),
    kind: label('pictureKind'),
    unsent: label('pasteUnsent'),
  },
  missing: Object.fromEntries(languages.map((language) => [language, articleWords(language).missingPicture('{name}')])),
  unnamed: Object.fromEntries(languages.map((language) => [language, wordsOf(language)('article.unnamedPicture')])),
}

/** Prepares what is pasted before the editor takes it over: see `app/(studio)/paste`. */
export const pasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '@/app/(studio)/paste/paste-feature#PasteFeature', clientFeatureProps: { words } },
})
