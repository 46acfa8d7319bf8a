import type { FilterOptionsProps, Where } from 'payload'

/** The members that staff choose from as authors of an article: the profiles in its language. */
export const membersToChoose = ({ data }: Pick<FilterOptionsProps<{ language?: unknown }>, 'data'>): true | Where =>
  data.language ? { language: { equals: data.language } } : true
