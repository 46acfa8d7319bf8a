import { picturesUsedIn } from '../picture-uses/stored-uses'
import { foldedTextBackfill, foldedTextField, foldedTextLike, keepFoldedText } from './folded-text'
import { searchIn } from './search-fields'

export const usedInField = 'usedIn'

const texts = ['filename', 'alt']

export const keepPictureWords = keepFoldedText(texts)

/** Fills the words of pictures that were saved before this column existed, or folded otherwise. */
export const pictureWordsBackfill = foldedTextBackfill('picture-words-2', 'media', texts, true)

export const searchPictures = searchIn((req) => ({
  [foldedTextField]: { like: foldedTextLike },
  [usedInField]: { like: async (text) => ({ id: { in: await picturesUsedIn(req, text) } }), isVirtual: true },
}))
