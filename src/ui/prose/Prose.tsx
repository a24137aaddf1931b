// Renders headings, paragraphs and lists as parsed by parse-prose.ts. The text is never treated as markup.
import { Fragment, type ReactNode } from 'react'
import styles from './Prose.module.css'
import { type ProsePart, parseProse } from './parse-prose.ts'

interface ProseProps {
  text: string
  lang?: string
  /** Renders a link to a path of this site, for the app's own navigation. */
  link?(path: string, label: string): ReactNode
}

export function Prose({ text, lang, link }: ProseProps) {
  const line = (parts: readonly ProsePart[]): ReactNode[] => parts.map((part) => <Fragment key={part.at}>{drawn(part, link)}</Fragment>)
  return (
    <div className={styles.prose} lang={lang}>
      {parseProse(text).map((block) => {
        if (block.type === 'paragraph') return <p key={block.at}>{line(block.parts)}</p>
        if (block.type === 'heading') {
          const Heading = `h${block.level}` as const
          return <Heading key={block.at}>{line(block.parts)}</Heading>
        }
        const items = block.items.map(({ at, parts }) => <li key={at}>{line(parts)}</li>)
        return block.start === null ? (
          <ul key={block.at}>{items}</ul>
        ) : (
          <ol key={block.at} start={block.start}>
            {items}
          </ol>
        )
      })}
    </div>
  )
}

function drawn({ text, bold, href }: ProsePart, link: ProseProps['link']): ReactNode {
  if (bold) return <b>{text}</b>
  if (href === undefined) return text
  if (href.startsWith('/') && link) return link(href, text)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
