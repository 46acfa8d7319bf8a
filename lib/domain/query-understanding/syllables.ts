import { fold } from '../text'

/** Rhymes with their vowel signs and without tones, in the order of their vowels. */
const rhymes = new Set(
  `a ac ach ai am an ang anh ao ap at au ay ăc ăm ăn ăng ăp ăt âc âm ân âng âp ât âu ây
  e ec em en eng eo ep et ê êch êm ên ênh êp êt êu
  i ia ich im in inh ip it iu iêc iêm iên iêng iêp iêt iêu
  o oa oac oach oai oam oan oang oanh oao oat oay oăc oăm oăn oăng oăt oc oe oen oeo oet oi om on ong oong op ot
  ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt
  u ua uâng uân uât uây uc uê uêch ui um un ung uơ up ut uôc uôi uôm uôn uông uôt
  uy uya uych uynh uyt uyu uyên uyêt ư ưa ưc ưi ưm ưn ưng ưt ươc ươi ươm ươn ương ươp ươt ươu ưu
  y yêm yên yêt yêu`.split(/\s+/),
)

/** Rhymes that are written so only after "qu". */
const afterQu = new Set(['êt', 'êch', 'ên', 'ynh', 'yt', 'yp', 'ych', 'yên', 'yêt', 'ăc', 'ăn', 'ăng', 'ăt', 'ơ'])

/** Consonants that a syllable begins with, the longest first. */
const initials = [
  ...['ngh', 'ch', 'gh', 'gi', 'kh', 'ng', 'nh', 'ph', 'qu', 'th', 'tr'],
  ...['b', 'c', 'd', 'đ', 'g', 'h', 'k', 'l', 'm', 'n', 'r', 's', 't', 'v', 'x', ''],
]

const narrow = /^[ieêy]/

/** Whether an initial may be written before a rhyme: "ke" but not "ka", "nghi" but not "ngi". */
function fits(initial: string, rhyme: string): boolean {
  if (initial === 'qu') return afterQu.has(rhyme) || (rhymes.has(rhyme) && !/^[ouôơư]/.test(rhyme)) || rhyme === 'ôc'
  if (initial === 'gi') return rhymes.has(rhyme) && !/^[iy]/.test(rhyme)
  if (!rhymes.has(rhyme)) return false
  if (rhyme.startsWith('y')) return rhyme === 'y' || initial === ''
  if (['k', 'gh', 'ngh'].includes(initial)) return narrow.test(rhyme)
  if (initial === 'g') return !narrow.test(rhyme) || rhyme === 'i' || rhyme.startsWith('iê')
  return !(['c', 'ng'].includes(initial) && narrow.test(rhyme))
}

interface Syllable {
  initial: string
  rhyme: string
}

/** Takes apart a syllable without a tone; undefined if no Vietnamese word is written so. */
export function syllableOf(letters: string): Syllable | undefined {
  for (const initial of initials) {
    const rhyme = letters.slice(initial.length)
    if (letters.startsWith(initial) && fits(initial, rhyme)) return { initial, rhyme }
  }
  return undefined
}

const foldedInitials = [...new Set(initials.map(fold))]
const foldedRhymes = new Set([...rhymes, ...afterQu].map(fold))

/** Whether a word without any accents may be a Vietnamese one whose accents were left out. */
export function isUnaccentedSyllable(word: string): boolean {
  return foldedInitials.some((initial) => word.startsWith(initial) && foldedRhymes.has(word.slice(initial.length)))
}

/** Tones, numbered as in VNI: none, sắc, huyền, hỏi, ngã, nặng. */
const tones = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323']

/** The vowel of a rhyme that bears the tone, placed as in "hòa" and "thúy". */
function toneVowel(rhyme: string): number {
  const signed = Math.max(...Array.from('ăâêôơư', (vowel) => rhyme.lastIndexOf(vowel)))
  if (signed >= 0) return rhyme.startsWith('ươ') ? 1 : signed
  const vowels = /^[aeiouy]+/.exec(rhyme)?.[0].length ?? 1
  if (vowels === 3) return 1
  return vowels === 2 && rhyme.length > 2 ? 1 : 0
}

/** Writes a syllable with a tone; undefined if it cannot have this tone, as "luât" cannot without one. */
export function withTone({ initial, rhyme }: Syllable, tone: number): string | undefined {
  if (/(?:c|ch|p|t)$/.test(rhyme) && tone !== 1 && tone !== 5) return undefined
  const at = toneVowel(rhyme) + 1
  return `${initial}${rhyme.slice(0, at)}${tones[tone] ?? ''}${rhyme.slice(at)}`.normalize('NFC')
}

/** A word in lower case without its tone, and the tone: 0 if it has none, or is no word with one. */
export function toneOf(word: string): { letters: string; tone: number } {
  const decomposed = word.normalize('NFD')
  const tone = Math.max(
    0,
    tones.findIndex((mark) => mark !== '' && decomposed.includes(mark)),
  )
  return { letters: decomposed.replace(tones[tone] ?? '', '').normalize('NFC'), tone }
}

/**
 * A word in lower case and NFC with its tone where it is placed today: "hoà" as "hòa". Other words are left as they
 * are.
 */
export function withPlacedTone(word: string): string {
  if (/^[a-z\d]*$/.test(word)) return word
  const { letters, tone } = toneOf(word)
  const syllable = tone > 0 ? syllableOf(letters) : undefined
  return (syllable && withTone(syllable, tone)) ?? word
}
