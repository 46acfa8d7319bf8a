import type { Member } from '@/lib/backend/model'
import { initials } from '@/lib/domain/text'
import { Picture } from '@/components/ui/picture'

interface Props {
  member: Pick<Member, 'fullName' | 'photo'>
  sizes: string
  eager?: boolean
}

/** A member's photo, or a drawn one with the initials. The name stands beside it, so it says nothing itself. */
export function MemberPhoto({ member: { fullName, photo }, sizes, eager }: Props) {
  if (photo) return <Picture src={photo} alt="" width={800} height={800} sizes={sizes} eager={eager} />
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <path fill="#1b3a5c" d="M0 0h80v80H0z" />
      <circle cx="40" cy="40" r="27" fill="#0f2742" stroke="#d6a94a" strokeWidth="1" />
      <text x="40" y="48" textAnchor="middle" fill="#faf6ee" fontFamily="var(--font-head)" fontSize="22">
        {initials(fullName)}
      </text>
    </svg>
  )
}
