declare module 'subset-font' {
  export interface Options {
    targetFormat: 'sfnt' | 'woff2'
    preserveNameIds?: number[]
    keepFeatures?: string[]
    noHinting?: boolean
    dropTables?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>
}
