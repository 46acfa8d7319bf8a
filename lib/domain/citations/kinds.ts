export const legalTextKinds = [
  'LAW',
  'ORDINANCE',
  'RESOLUTION',
  'ORDER',
  'DECREE',
  'DECISION',
  'DIRECTIVE',
  'CIRCULAR',
  'JOINT_CIRCULAR',
  'JOINT_RESOLUTION',
  'CONSOLIDATED',
] as const

export type LegalTextKind = (typeof legalTextKinds)[number]

/** Folded words before a number, and the kind of text that they name. Longer ones come first. */
const wordsOfKinds = [
  ['bo luat', 'LAW'],
  ['luat', 'LAW'],
  ['phap lenh', 'ORDINANCE'],
  ['nghi quyet lien tich', 'JOINT_RESOLUTION'],
  ['nghi quyet', 'RESOLUTION'],
  ['nghi dinh', 'DECREE'],
  ['quyet dinh', 'DECISION'],
  ['chi thi', 'DIRECTIVE'],
  ['thong tu lien tich', 'JOINT_CIRCULAR'],
  ['thong tu', 'CIRCULAR'],
  ['van ban hop nhat', 'CONSOLIDATED'],
  ['lenh', 'ORDER'],
  ['nd', 'DECREE'],
  ['nq', 'RESOLUTION'],
  ['qd', 'DECISION'],
  ['tt', 'CIRCULAR'],
  ['law', 'LAW'],
  ['code', 'LAW'],
  ['ordinance', 'ORDINANCE'],
  ['joint resolution', 'JOINT_RESOLUTION'],
  ['resolution', 'RESOLUTION'],
  ['decree', 'DECREE'],
  ['decision', 'DECISION'],
  ['directive', 'DIRECTIVE'],
  ['joint circular', 'JOINT_CIRCULAR'],
  ['circular', 'CIRCULAR'],
  ['order', 'ORDER'],
] as const satisfies readonly (readonly [string, LegalTextKind])[]

export const kindOfWords = (words: string): LegalTextKind | undefined =>
  wordsOfKinds.find(([known]) => known === words)?.[1]

export const kindAlternatives = wordsOfKinds.map(([words]) => words).join('|')

/** Chinese words after a number ("第59/2020/QH14号法律"), and the kind that they name. Longer ones come first. */
const chineseKinds = [
  ['联合决议', 'JOINT_RESOLUTION'],
  ['联合通知', 'JOINT_CIRCULAR'],
  ['合并文本', 'CONSOLIDATED'],
  ['法令', 'ORDINANCE'],
  ['法典', 'LAW'],
  ['法律', 'LAW'],
  ['法', 'LAW'],
  ['决议', 'RESOLUTION'],
  ['议定', 'DECREE'],
  ['通知', 'CIRCULAR'],
  ['决定', 'DECISION'],
  ['指示', 'DIRECTIVE'],
  ['命令', 'ORDER'],
] as const satisfies readonly (readonly [string, LegalTextKind])[]

export const chineseKind = (word: string): LegalTextKind | undefined =>
  chineseKinds.find(([known]) => known === word)?.[1]

export const chineseKindWords: readonly string[] = chineseKinds.map(([word]) => word)
