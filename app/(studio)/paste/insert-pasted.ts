import { $createBlockNode, $createInlineBlockNode } from '@payloadcms/richtext-lexical/client'
import {
  $createParagraphNode,
  $createTextNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  type LexicalEditor,
  type NodeKey,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { markPattern, type Insert, type PreparedPaste } from '@/lib/content/paste/prepare-paste'
import type { PastedImage } from '@/lib/content/paste/images'

/** A gap in the text, where an image goes once it is uploaded. */
export interface Gap {
  key: NodeKey
  image: PastedImage
}

/** Puts a block after the one that the mark stands in, or in its place if nothing else is in it. */
function $insertBlock(mark: TextNode, block: ReturnType<typeof $createParagraphNode | typeof $createBlockNode>): void {
  const around = mark.getTopLevelElementOrThrow()
  mark.remove()
  around.insertAfter(block)
  if ($isElementNode(around) && around.isEmpty()) around.remove()
}

function $replaceMark(mark: TextNode, insert: Insert, gapText: (image: PastedImage) => string): Gap | undefined {
  if (insert.kind === 'footnote') {
    mark.replace($createInlineBlockNode({ id: '', blockType: 'footnote', text: insert.text }))
    return undefined
  }
  if (insert.kind === 'video') {
    const { address, title } = insert
    $insertBlock(mark, $createBlockNode({ id: '', blockName: '', blockType: 'film', address, title }))
    return undefined
  }
  const paragraph = $createParagraphNode().append($createTextNode(gapText(insert)))
  $insertBlock(mark, paragraph)
  return { key: paragraph.getKey(), image: insert }
}

/** The marks of a text, each a node of its own, the last one first: a split leaves what is before it as it is. */
function* $marksIn(text: TextNode): Generator<[mark: TextNode, number: number]> {
  for (const match of [...text.getTextContent().matchAll(markPattern)].reverse()) {
    const parts = text.splitText(match.index, match.index + match[0].length)
    const mark = parts[match.index === 0 ? 0 : 1]
    if (mark) yield [mark, Number(match[1])]
  }
}

/** Images are gaps at first, so an article can be saved at any moment and tells what is missing. Returns the gaps. */
export function insertPasted(
  editor: LexicalEditor,
  { html, inserts }: PreparedPaste,
  gapText: (image: PastedImage) => string,
): Gap[] {
  const gaps: Gap[] = []
  editor.update(
    () => {
      const nodes = $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html'))
      const selection = $getSelection() ?? $getRoot().selectEnd()
      selection.insertNodes(nodes)
      // Backwards, so that the blocks of one paragraph end up in their order.
      for (const text of $getRoot().getAllTextNodes().reverse()) {
        for (const [mark, number] of $marksIn(text)) {
          const insert = inserts[number]
          const gap = insert && $replaceMark(mark, insert, gapText)
          if (gap) gaps.unshift(gap)
        }
      }
    },
    { discrete: true, tag: 'paste' },
  )
  return gaps
}

export function fillGap(editor: LexicalEditor, { key, image }: Gap, id: number, alt: string): boolean {
  let isFilled = false
  editor.update(
    () => {
      const gap = $getNodeByKey(key)
      if (!gap?.isAttached()) return
      const fields = { picture: id, alt: image.alt || image.caption || alt, caption: image.caption, source: '' }
      gap.replace($createBlockNode({ id: '', blockName: '', blockType: 'picture', ...fields }))
      isFilled = true
    },
    { discrete: true, tag: 'history-merge' },
  )
  return isFilled
}
