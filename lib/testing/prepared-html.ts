import { JSDOM } from 'jsdom'
import { preparePaste } from '@/lib/content/paste/prepare-paste'
import { prepare } from '@/lib/content/preparation/prepare'

const { DOMParser } = new JSDOM('').window

export const page = 'https://ilc.example/tin-tuc/bai'

export const preparation = (content: string) => prepare({ content, language: 'vi', page })

export const prepared = (content: string) => preparation(content).article

export const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

export const pasteOf = (html: string) => preparePaste(documentOf(html), 'http://ilc.example')

export const pasted = (html: string): string => pasteOf(html)?.html ?? ''
