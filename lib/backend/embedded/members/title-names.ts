import { academicTitles, type AcademicTitle } from '@/lib/domain/codes'
import { nameOf, type Label } from '../labels'

export const titleNames = Object.fromEntries(
  academicTitles.filter((code) => code !== 'NA').map((code) => [code, nameOf('titles', code)]),
) as Record<Exclude<AcademicTitle, 'NA'>, Label>
