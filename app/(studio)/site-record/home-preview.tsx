import type { UIFieldServerProps } from 'payload'
import { HomeColumn } from './home-column'
import { previewWords } from './words'

/** Above the texts of the front page: how they break on a phone. */
export const HomePreview = ({ i18n }: UIFieldServerProps) => <HomeColumn words={previewWords(i18n)} />
