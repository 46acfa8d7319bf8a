import type { Member } from '@/lib/backend/model'
import { Avatar } from '@/components/ui/avatar'
import { Image } from '@/components/ui/image'

interface Props {
  member: Pick<Member, 'fullName' | 'photo' | 'photoFocus'>
  sizes: string
  eager?: boolean
}

/**
 * Above the middle: in a portrait higher than its frame the face is there. Staff can choose any point but the very
 * middle, which is stored as none.
 */
const usualFocus = { x: 50, y: 35 }

/** A member's photo, or an avatar with the initials. The name is beside it, so `alt` is empty. */
export function MemberPhoto({ member: { fullName, photo, photoFocus }, sizes, eager }: Props) {
  if (photo)
    return (
      <Image src={photo} focus={photoFocus ?? usualFocus} alt="" width={800} height={800} sizes={sizes} eager={eager} />
    )
  return <Avatar name={fullName} />
}
