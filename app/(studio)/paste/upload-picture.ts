import { z } from 'zod'
import type { PastedPicture } from '@/lib/content/paste/pictures'

const stored = z.object({ id: z.number() })
const uploaded = z.object({ doc: stored })

/** The file in a data address, without asking the network: the policy of the studio's pages allows no such call. */
function fileOf(address: string): File {
  const [head = '', data = ''] = address.split(',', 2)
  const type = /^data:(image\/\w+);/i.exec(head)?.[1]?.toLowerCase() ?? 'image/png'
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0))
  return new File([bytes], `picture.${type.replace('image/', '').replace('jpeg', 'jpg')}`, { type })
}

async function uploadFile(file: File, alt: string): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify({ alt }))
  return fetch('/admin/api/media', { method: 'POST', body: form })
}

const uploadAddress = (address: string, alt: string): Promise<Response> =>
  fetch('/admin/api/media/from-address', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, alt }),
  })

/**
 * Puts a pasted picture, or a file, into the media library through the server, with its checks. Returns its id;
 * undefined if it cannot be had.
 */
export async function uploadPicture(picture: PastedPicture | File): Promise<number | undefined> {
  try {
    const answer =
      picture instanceof File
        ? await uploadFile(picture, '')
        : picture.from === 'data'
          ? await uploadFile(fileOf(picture.address), picture.alt)
          : await uploadAddress(picture.address, picture.alt)
    if (!answer.ok) return undefined
    const body: unknown = await answer.json()
    return uploaded.safeParse(body).data?.doc.id ?? stored.safeParse(body).data?.id
  } catch (error) {
    // A broken address, or no connection: the picture stays missing, and the notice says so.
    console.info(error)
    return undefined
  }
}
