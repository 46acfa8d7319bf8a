import { groupedPhone } from '@/lib/domain/phone'

/** A link that calls a number, which is shown in groups. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{groupedPhone(phone)}</a>
