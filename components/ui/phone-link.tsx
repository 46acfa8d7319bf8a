import { groupedPhone } from '@/lib/domain/phone'

export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{groupedPhone(phone)}</a>
