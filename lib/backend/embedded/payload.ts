import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The Payload instance of this process. */
export function payload(): Promise<Payload> {
  return getPayload({ config })
}
