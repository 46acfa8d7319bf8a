import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

export function payload(): Promise<Payload> {
  return getPayload({ config })
}
