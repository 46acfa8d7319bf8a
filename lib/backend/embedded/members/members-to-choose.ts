import type { FilterOptionsProps, Where } from 'payload'

export const membersToChoose = ({ data }: Pick<FilterOptionsProps<{ language?: unknown }>, 'data'>): true | Where =>
  data.language ? { language: { equals: data.language } } : true
