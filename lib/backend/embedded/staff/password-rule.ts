import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fold } from '@/lib/domain/text'
import en from '@/messages/en.json'
import vi from '@/messages/vi.json'

/** Number of characters of a password. The longer ones would keep the server busy. */
export const [shortestPassword, longestPassword] = [12, 128]

/** A password that can be found in fewer guesses than 10 to this power is common. */
const fewestGuesses = 8

/** Common passwords of Vietnamese users, of which the library's list has few. */
const vietnamese = [
  'matkhau',
  'anhyeuem',
  'emyeuanh',
  'yeuem',
  'yeuanh',
  'vietnam',
  'vietnamvodich',
  'quantri',
  'quantrivien',
  'nhanvien',
  'phapluat',
  'luatsu',
  'hanoi',
  'saigon',
  'khongbiet',
  'deptrai',
  'xinhgai',
  'maiyeuem',
  'tinhyeu',
  'hoilamgi',
]

const plain = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

let loaded: ZxcvbnFactory | undefined

/** The estimator, whose dictionaries take a few megabytes: loaded when the first password is set. */
async function estimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  loaded ??= new ZxcvbnFactory({ dictionary: { ...dictionary, vietnamese }, graphs: adjacencyGraphs })
  return loaded
}

const institute = [vi, en].flatMap(({ brand: { name } }) => [plain(name), ...fold(name).split(/[^a-z0-9]+/)])

function personalWords({ email = '', fullName = '' }: Owner): string[] {
  const parts = [email, ...email.split(/[@.+_-]/), fullName, ...fullName.split(/\s+/)]
  const words = parts.flatMap((part) => [part.toLowerCase(), plain(part)])
  return [...new Set([...words, ...institute, 'ilc', 'ilcvn'])].filter((word) => word.length > 1)
}

/** Power of ten of the guesses that the weakest reading of a password takes: as typed, or without marks and spaces. */
async function guesses(password: string, words: string[]): Promise<number> {
  const estimate = await estimator()
  return Math.min(
    ...[password, plain(password)].map((text) => (text ? estimate.check(text, words).guessesLog10 : Infinity)),
  )
}

interface Owner {
  email?: string | undefined
  fullName?: string | undefined
}

/** Why a password is refused. `personal`: it is easy to guess for whoever knows the owner or the institute. */
export type PasswordError = 'short' | 'long' | 'common' | 'personal'

export async function passwordError(password: string, owner: Owner): Promise<PasswordError | undefined> {
  const { length } = [...password]
  if (length < shortestPassword) return 'short'
  if (length > longestPassword) return 'long'
  if ((await guesses(password, [])) < fewestGuesses) return 'common'
  return (await guesses(password, personalWords(owner))) < fewestGuesses ? 'personal' : undefined
}
