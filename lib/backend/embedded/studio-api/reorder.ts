import { z } from 'zod'
import { InputError } from './input-error'

const rowId = z.int().positive()

/** Digits of the integer in a key, by the key's first character: in base 36, and more of them further from "a". */
const digitsOf = (head: string): number => (/\d/.test(head) ? 10 - Number(head) : head.charCodeAt(0) - 96)

/** Whether Payload can make keys next to a key: it throws for one that it could not have made. */
function isOrderKey(key: string): boolean {
  if (!/^[0-9a-z]{2,200}$/.test(key)) return false
  const integerLength = 1 + digitsOf(key.charAt(0))
  return key.length >= integerLength && !key.slice(integerLength).endsWith('0') && key !== '00000000000'
}

/** A call that moves records in the order of their list. */
const reorder = z.object({
  collectionSlug: z.string().max(100),
  orderableFieldName: z.literal('_order'),
  docsToMove: z.array(rowId).min(1).max(100),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: z.object({ id: rowId, key: z.string().refine(isOrderKey) }),
})

/** Throws InputError 400 unless a body says what to move where, in a way that Payload can read. */
export function assertReorder(body: unknown): void {
  if (!reorder.safeParse(body).success) throw new InputError(400, 'apiBody')
}
