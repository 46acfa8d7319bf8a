/** Stems that are spelled with "or" in America and with "our" in Britain. */
const orStems = ['labor', 'favor', 'honor', 'color', 'behavior', 'neighbor', 'harbor', 'endeavor', 'rumor']

/** Stems with two spellings, the longer one first. */
const spellings: readonly [string, string][] = [
  ...orStems.map((stem): [string, string] => [stem.replace(/or$/, 'our'), stem]),
  ['centre', 'center'],
  ['license', 'licence'],
  ['defense', 'defence'],
  ['offense', 'offence'],
  ['judgement', 'judgment'],
  ['programme', 'program'],
  ['catalogue', 'catalog'],
  ['fulfill', 'fulfil'],
  ['enrollment', 'enrolment'],
  ['installment', 'instalment'],
  ['cancelled', 'canceled'],
  ['labelling', 'labeling'],
  ['counsellor', 'counselor'],
  ['cheque', 'check'],
]

/** Words that are written with "e-" before them, or with an "e". */
const electronic = [
  ...['invoice', 'invoices', 'invoicing', 'commerce', 'contract', 'contracts', 'signature', 'signatures', 'government'],
  ...['learning', 'mail', 'mails', 'payment', 'payments', 'tax', 'visa', 'visas', 'wallet', 'wallets', 'banking'],
]

const electronicByJoined = new Map(electronic.map((word) => [`e${word}`, word]))

/** Words that end in "s" and are no plurals. */
const singular = /(?:ss|us|is|ics|news|series|always|species)$/

const izeEnding = /[iy]([sz])(?:e|es|ed|er|ers|ing|ation|ations|ational)$/

/** Words with "is" before such an ending that nobody spells with "z". */
const neverIze = /^(?:enterpris|exercis|franchis|advertis|compromis|supervis|advis|revis|premis|promis|expertis|precis)/

/** The other number of a word, where a search for what begins with the word does not find it anyway. */
function otherNumbers(word: string): string[] {
  if (word.endsWith('sis')) return [`${word.slice(0, -2)}es`]
  if (singular.test(word)) return []
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(?:ss|x|ch|sh)es$/.test(word)) return [word.slice(0, -2)]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : []
}

/** Endings of verbs, and of the nouns made of them, which have no longer beginning in common. */
const nounsOfVerbs: readonly (readonly [verb: RegExp, noun: string])[] = [
  [/solv(?:e|es|ed|ing)$/, 'solution'],
  [/if(?:y|ies|ied|ying)$/, 'ification'],
]

/** The noun made of a verb: "resolution" for "resolving". Empty for most words. */
export const nounsOf = (word: string): string[] =>
  nounsOfVerbs.flatMap(([verb, noun]) => (verb.test(word) ? [word.replace(verb, noun)] : []))

function otherSpellings(word: string): string[] {
  const found: string[] = []
  for (const [one, other] of spellings) {
    if (word.startsWith(one)) found.push(`${other}${word.slice(one.length)}`)
    else if (word.startsWith(other)) found.push(`${one}${word.slice(other.length)}`)
  }
  const ending = neverIze.test(word) ? undefined : izeEnding.exec(word)
  if (ending)
    found.push(`${word.slice(0, ending.index + 1)}${ending[1] === 's' ? 'z' : 's'}${word.slice(ending.index + 2)}`)
  return found
}

/**
 * What an English word may be written as instead: "labors" as "labours", "labor" and "labour". Empty for most words.
 */
export function englishForms(word: string): string[] {
  if (!/^[a-z]{4,30}$/.test(word)) return []
  const spelled = [word, ...otherSpellings(word)]
  const forms = [...spelled.flatMap(otherNumbers), ...spelled, ...nounsOf(word)]
  return [...new Set(forms)].filter((form) => form !== word)
}

/** The word in "einvoice" that also stands in "e-invoice". */
export const electronicWord = (joined: string): string | undefined => electronicByJoined.get(joined)

/** "einvoice" for the two words of "e-invoice". */
export const joinedElectronic = (before: string, word: string): string | undefined =>
  before === 'e' && electronicByJoined.has(`e${word}`) ? `e${word}` : undefined

/** Endings of verbs and of what is made of them, the longest first, with the letters that must stand before them. */
const endings: readonly (readonly [ending: RegExp, fewest: number])[] = [
  [/(?:ations?|ators?|ating|ated?|ates)$/, 5],
  [/(?:itions?|ances?|ences?|ings?|ions?)$/, 5],
  [/(?:ements?|ments?|ers?|ors?|ed|e)$/, 6],
]

/** What "registering", "registered" and "registration" begin with; undefined for most words. */
export function englishStem(word: string): string | undefined {
  if (!/^[a-z]{6,30}$/.test(word)) return undefined
  for (const [ending, fewest] of endings) {
    const stem = word.replace(ending, '')
    if (stem !== word && stem.length >= fewest) return stem
  }
  return undefined
}

/** What follows an English word in its other forms. */
const inflections = ['', 's', 'es', 'd', 'ed', 'ing', 'er', 'ers']

/** What follows a stem in the words that are made of it. */
const derivations = [
  ...inflections,
  ...['e', 'ings', 'ered', 'ering', 'ee', 'ees', 'or', 'ors', 'ion', 'ions', 'ional', 'ive', 'able', 'al', 'y', 'ies'],
  ...['ate', 'ates', 'ated', 'ating', 'ation', 'ations', 'ational', 'ator', 'ators', 'ative', 'ition', 'itions', 'ity'],
  ...['ment', 'ments', 'ement', 'ements', 'ance', 'ances', 'ence', 'ences', 'ant', 'ants', 'ent', 'ents'],
  ...['ration', 'rations', 'rar', 'ry'],
]

/**
 * Words that an English word, or the stem of one, may be in a text. Databases find each of a few words sooner than all
 * that begin with one. Only itself if it is not made of letters.
 */
export const englishWords = (word: string, isStem: boolean): string[] =>
  /^[a-z]{3,30}$/.test(word) ? (isStem ? derivations : inflections).map((ending) => `${word}${ending}`) : [word]
