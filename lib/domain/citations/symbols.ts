import { fold } from '../text'
import type { LegalTextKind } from './kinds'

/** The part of a number that names kind and issuer: `NĐ-CP`, `QH14`, `TTLT-BTC-BTP`. */
export interface LegalSymbol {
  written: string
  /** The kind that it names; laws and resolutions of the National Assembly share theirs. */
  kind: LegalTextKind | undefined
  tokens: number
}

const kinds = {
  nd: { written: 'NĐ', kind: 'DECREE' },
  nq: { written: 'NQ', kind: 'RESOLUTION' },
  qd: { written: 'QĐ', kind: 'DECISION' },
  ct: { written: 'CT', kind: 'DIRECTIVE' },
  tt: { written: 'TT', kind: 'CIRCULAR' },
  pl: { written: 'PL', kind: 'ORDINANCE' },
  l: { written: 'L', kind: 'ORDER' },
  ttlt: { written: 'TTLT', kind: 'JOINT_CIRCULAR' },
  nqlt: { written: 'NQLT', kind: 'JOINT_RESOLUTION' },
  vbhn: { written: 'VBHN', kind: 'CONSOLIDATED' },
} as const satisfies Record<string, { written: string; kind: LegalTextKind }>

/** Issuers by their folded abbreviation, with its official spelling. Provinces are not among them: all share theirs. */
const issuers = new Map(
  (
    'CP TTg CTN HĐTP UBTVQH VPQH VPCP VPCTN TTCP TANDTC VKSNDTC VKSTC KTNN NHNN CA ' +
    'BTC BCT BKHĐT BTP BCA BQP BNG BNV BYT BGDĐT BGD BLĐTBXH BNNPTNT BNN BNNMT BTNMT BXD BGTVT BTTTT BKHCN BKHCNMT ' +
    'BVHTTDL BVHTT BDTTG UBDT BTM BCN BTS BKH BBCVT BTCCBCP TCHQ TCT UBCKNN BHXH TLĐLĐVN TLĐ UBTƯMTTQVN ' +
    'MTTW UBTWMTTQVN ĐCT TWĐTN HNDVN HCCBVN TWHLHPN'
  )
    .split(' ')
    .map((written) => [fold(written), written]),
)

type Kind = keyof typeof kinds

const isKind = (token: string | undefined): token is Kind => token !== undefined && Object.hasOwn(kinds, token)

/** Who may issue a kind: those named, anyone known, one ministry, or several. A new ministry is unknown here. */
const issuedBy = {
  nd: ['cp'],
  nq: ['cp', 'hdtp', 'ubtvqh'],
  qd: 'known',
  ct: 'known',
  tt: 'one',
  pl: ['ubtvqh'],
  l: ['ctn'],
  ttlt: 'several',
  nqlt: 'several',
  vbhn: 'known',
} as const satisfies Record<Kind, 'known' | 'one' | 'several' | readonly string[]>

const maxIssuers = 8

const joined = /^(nd|nq|qd|ct)(cp|ttg)$/

const assembly = /^(?:ubtv)?qh\d{1,2}$/

export interface Token {
  text: string
  isUpper: boolean
}

function issuerOf(kind: Kind, { text, isUpper }: Token): string | undefined {
  const who = issuedBy[kind]
  if (typeof who !== 'string' && !who.some((name) => text.replace(/\d+$/, '') === name)) return undefined
  if (assembly.test(text)) return text.toUpperCase()
  const known = issuers.get(text.replace('&', ''))
  if (known !== undefined || typeof who !== 'string' || who === 'known') return known
  return isUpper && /^[a-z]{2,12}$/.test(text) && !/^(?:ubnd|hdnd)/.test(text) ? text.toUpperCase() : undefined
}

export function symbolOf(tokens: readonly Token[]): LegalSymbol | undefined {
  const [first, ...rest] = tokens
  if (!first) return undefined
  if (assembly.test(first.text)) return { written: first.text.toUpperCase(), kind: undefined, tokens: 1 }
  const [, abbreviation = first.text, joinedTo] = joined.exec(first.text) ?? []
  if (!isKind(abbreviation)) return undefined
  const following = joinedTo === undefined ? rest : [{ text: joinedTo, isUpper: true }]
  const names: string[] = []
  for (const token of following.slice(0, issuedBy[abbreviation] === 'several' ? maxIssuers : 1)) {
    const issuer = issuerOf(abbreviation, token)
    if (issuer === undefined) break
    names.push(issuer)
  }
  if (names.length === 0) return undefined
  const { written, kind } = kinds[abbreviation]
  return {
    written: [written, ...names].join('-'),
    kind,
    tokens: joinedTo === undefined ? names.length + 1 : 1,
  }
}
