import { imagesUsedIn } from '../image-uses/stored-uses'
import { foldedTextBackfill, foldedTextField, foldedTextLike, keepFoldedText } from './folded-text'
import { searchIn } from './search-fields'

export const usedInField = 'usedIn'

const texts = ['filename', 'alt']

export const keepImageWords = keepFoldedText(texts)

export const imageWordsBackfill = foldedTextBackfill('picture-words-2', 'media', texts, true)

export const searchImages = searchIn((req) => ({
  [foldedTextField]: { like: foldedTextLike },
  [usedInField]: { like: async (text) => ({ id: { in: await imagesUsedIn(req, text) } }), isVirtual: true },
}))
