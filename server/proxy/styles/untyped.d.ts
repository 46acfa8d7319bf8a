declare module 'css-tree/parser' {
  /** A node of the syntax tree, with what is read of it here. Which fields there are depends on its type. */
  export interface CssNode {
    type: string
    name?: string | CssNode
    value?: string | CssNode | null
    prelude?: CssNode | null
    block?: CssNode | null
    property?: string
    matcher?: string | null
    children?: Iterable<CssNode> | null
    loc?: { start: { offset: number }; end: { offset: number } } | null
  }
  interface Options {
    positions?: boolean
    parseValue?: boolean
    parseAtrulePrelude?: boolean
  }
  export default function parse(css: string, options?: Options): CssNode
}

declare module 'css-tree/utils' {
  export const ident: { decode: (text: string) => string }
}
