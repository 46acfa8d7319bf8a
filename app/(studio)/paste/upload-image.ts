import { z } from 'zod'
import type { PastedImage } from '@/lib/content/paste/images'
import { callStudio } from '../call-studio'

const stored = z.object({ id: z.number() })
const uploaded = z.object({ doc: stored })

/** The file in a data address, without asking the network: the policy of the studio's pages allows no such call. */
function fileOf(address: string): File {
  const [head = '', data = ''] = address.split(',', 2)
  const type = /^data:(image\/\w+);/i.exec(head)?.[1]?.toLowerCase() ?? 'image/png'
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0))
  return new File([bytes], `picture.${type.replace('image/', '').replace('jpeg', 'jpg')}`, { type })
}

async function uploadFile(file: File, alt: string): Promise<number> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify({ alt }))
  return uploaded.parse(await callStudio('POST', 'media', form)).doc.id
}

const uploadAddress = async (address: string, alt: string): Promise<number> =>
  stored.parse(await callStudio('POST', 'media/from-address', { address, alt })).id

/** Returns the id. Throws a StudioError with the server's sentence if the image is refused. */
export function uploadImage({ from, address, alt }: PastedImage): Promise<number> {
  return from === 'data' ? uploadFile(fileOf(address), alt) : uploadAddress(address, alt)
}
