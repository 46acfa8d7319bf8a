import { isUnaccentedSyllable, syllableOf, toneOf, withTone } from './syllables'

/** Letters of the longest syllable, "nghiêng", with the keys of its signs and its tone. */
const longest = 11

/**
 * English words that Telex could have produced. They are left as typed. Those that hardly anybody searches for here,
 * but that begin common Vietnamese words ("hair quan", "teen mieenf"), are not among them.
 */
const english = new Set(
  `air arm as asc bangs bar barn bee beef beer bees best bias bits boats boom boost boots bor bore born bow box
  buns burn bus bust busy buys car cast chair chaos chaps char charm chats cheer chef chins chips choir chops
  chore chose chosen coast coats coax cops core corn cost cows cups cuts dad dads dams darn dawn days deed deeds
  deem deems deer defend did docs does donor dons doom door dorm dots down dust er ex gangs gaps gas goats goes
  gown guns gust hangs harm has hats her here hero hips his hist hits hoax hoes honor hoof hops horn hose host how
  if is its keen keeps laps last lawn lax lays lens les lest lets liar lips list lists loaf loans loops lose lost
  lots low lungs lust maps mats meets mere mist mix mops more most mow must nest nets nips nor norm nose now nuns
  nuts oats of or ore own owns ox oxen photos queen quest ras rats reef reset rest rex roof room rooms roots rose
  row rows rungs runs rust says see seem seems seen sees sense sets sex sir sits six songs sons soon sore sums
  suns taps tar tax taxi tee teens tees tens term test thats thee theme themes there these thins this thorn those
  thus tips toast toes tons too tops tore torn tow town towns tox traps trax tree trees trust turn ups us vans var
  vary vast vest vets visa vow war was wax won worn wrong ws`.split(/\s+/),
)

/** Names of things with a digit that VNI could have produced. */
const named = /^(?:co2|so2|no2|h5|top[1-9]|web[1-9]|t[1-9]|a[1-9]|b[1-9]|e[1-9]|i[1-9]|o[1-9]|u[1-9]|y[1-9])$/

type Key = { tone: number } | { sign: 'circumflex' | 'horn' | 'breve' | 'telexW' | 'stroke'; of?: string }

const telexTones = new Map([
  ['s', 1],
  ['f', 2],
  ['r', 3],
  ['x', 4],
  ['j', 5],
])

const circumflexed = new Map([
  ['a', 'â'],
  ['e', 'ê'],
  ['o', 'ô'],
])

const hasVowel = (letters: string) => /[aăâeêioôơuưy]/.test(letters)

/** The key that a letter of Telex is after `letters`; undefined if it is only a letter. */
function telexKey(letter: string, letters: string): Key | undefined {
  const tone = telexTones.get(letter)
  if (tone !== undefined && hasVowel(letters)) return { tone }
  if (letter === 'w') return { sign: 'telexW' }
  if (letter === 'd' && letters.startsWith('d')) return { sign: 'stroke' }
  // The second letter follows the first at once, or after the consonants at the end: "aa", "luata".
  const last = /[aăâeêioôơuưy][^aăâeêioôơuưy]*$/.exec(letters)?.[0][0]
  return circumflexed.has(letter) && last === letter ? { sign: 'circumflex', of: letter } : undefined
}

const vniKeys = new Map<string, Key>([
  ...['1', '2', '3', '4', '5'].map((digit): [string, Key] => [digit, { tone: Number(digit) }]),
  ['6', { sign: 'circumflex' }],
  ['7', { sign: 'horn' }],
  ['8', { sign: 'breve' }],
  ['9', { sign: 'stroke' }],
])

const replaceLast = (letters: string, from: string, to: string): string | undefined => {
  const at = letters.lastIndexOf(from)
  return at < 0 ? undefined : `${letters.slice(0, at)}${to}${letters.slice(at + from.length)}`
}

const first = (letters: string, changes: [string, string][]): string | undefined => {
  for (const [from, to] of changes) {
    const changed = replaceLast(letters, from, to)
    if (changed !== undefined) return changed
  }
  return undefined
}

const horned: [string, string][] = [
  ['uo', 'ươ'],
  ['ưo', 'ươ'],
  ['uơ', 'ươ'],
  ['o', 'ơ'],
  ['u', 'ư'],
]

/** Letters with the sign that a key adds; undefined if there is no letter that it could be on. */
function withSign(letters: string, { sign, of }: Extract<Key, { sign: string }>): string | undefined {
  const [start, rest] = letters.startsWith('qu') ? ['qu', letters.slice(2)] : ['', letters]
  const change = (changes: [string, string][]) => {
    const changed = first(rest, changes)
    return changed === undefined ? undefined : `${start}${changed}`
  }
  if (sign === 'stroke') return letters.startsWith('d') ? `đ${letters.slice(1)}` : undefined
  if (sign === 'circumflex') return change([...circumflexed].filter(([from]) => !of || from === of))
  if (sign === 'breve') return change([['a', 'ă']])
  if (sign === 'horn') return change(horned)
  if (!hasVowel(rest)) return `${letters}ư`
  return change([['ua', 'ưa'], ...horned.slice(0, 3), ['a', 'ă'], ...horned.slice(3)])
}

/** What keys typed without an input method would have given. Undefined if they are no word. */
function undone(word: string, keyOf: (letter: string, letters: string) => Key | undefined): string | undefined {
  let letters = ''
  let tone = 0
  let keys = 0
  for (const letter of word) {
    const key = keyOf(letter, letters)
    if (!key) {
      letters += letter
      continue
    }
    keys += 1
    if ('tone' in key) {
      if (tone !== 0 || !hasVowel(letters)) return undefined
      tone = key.tone
      continue
    }
    const changed = withSign(letters, key)
    if (changed === undefined) return undefined
    letters = changed
  }
  const syllable = keys > 0 && syllableOf(letters.replace('ưo', 'ươ'))
  return syllable ? withTone(syllable, tone) : undefined
}

/**
 * The word that was meant by one with some accents, after which keys stayed: "điênj" is "điện", and so is "điệnj", of
 * which the last key was pressed twice.
 */
function withoutStrayKeys(typed: string): string | undefined {
  const { letters, tone } = toneOf(typed)
  if (syllableOf(letters)) return undefined
  if (tone === 0) return undone(letters, telexKey) ?? undone(letters, (letter) => vniKeys.get(letter))
  const [last = '', rest] = [letters.at(-1), letters.slice(0, -1)]
  const isPressedAgain = last === rest.at(-1) || telexTones.get(last) === tone || last === String(tone)
  const syllable = isPressedAgain && syllableOf(rest)
  return syllable ? withTone(syllable, tone) : undefined
}

/**
 * The Vietnamese word that was typed in Telex or VNI without an input method, or with one that was switched on late:
 * "luaatj", "lua65t" and "luâtj" are "luật". Undefined if the word is plausible as it stands: a Vietnamese one without
 * accents, or an English one.
 */
export function withTypedAccents(word: string): string | undefined {
  const typed = word.toLowerCase()
  if (typed.length < 2 || typed.length > longest || english.has(typed)) return undefined
  if (/[^a-z\d]/.test(typed)) return withoutStrayKeys(typed)
  if (/^[a-z]+$/.test(typed)) return isUnaccentedSyllable(typed) ? undefined : undone(typed, telexKey)
  if (!/^[a-z][a-z1-9]+$/.test(typed) || named.test(typed)) return undefined
  return undone(typed, (letter) => vniKeys.get(letter))
}
