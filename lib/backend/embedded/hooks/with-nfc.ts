import type {
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  GlobalAfterReadHook,
  GlobalBeforeValidateHook,
  GlobalConfig,
} from 'payload'
import { cleanText } from '@/lib/domain/clean-text'
import { inNfc } from '@/lib/domain/nfc'
import { withHooks } from './with-hooks'

type Data = Record<string, unknown>

/** The data of a record with its texts cleaned, except a password: it is compared with what is typed at the sign-in. */
export const cleaned = ({ password, ...data }: Data): Data => ({
  ...inNfc(data, cleanText),
  ...(password !== undefined && { password }),
})

const beforeValidate: CollectionBeforeValidateHook & GlobalBeforeValidateHook = ({ data }: { data?: Data }) =>
  data && cleaned(data)

const afterRead: CollectionAfterReadHook & GlobalAfterReadHook = ({ doc }: { doc: Data }) => inNfc(doc)

/** A search finds what was stored in NFC, in whichever form it is typed. */
const inFilter: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: inNfc(args.where) } : args

/**
 * A collection whose texts are cleaned and in Unicode NFC, whoever writes them: staff, an import, a visitor or a job
 * (docs/adr/0047). What was stored before is normalised when it is read.
 */
export const withNfc = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { beforeOperation: [inFilter], beforeValidate: [beforeValidate], afterRead: [afterRead] })

export const globalWithNfc = (global: GlobalConfig): GlobalConfig =>
  withHooks(global, { beforeValidate: [beforeValidate], afterRead: [afterRead] })
