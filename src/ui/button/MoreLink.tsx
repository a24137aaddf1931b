// 更多 ›: the secondary link from a section to its page. `render` is the link.
import { ChevronRight } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import styles from './MoreLink.module.css'

export interface MoreLinkProps {
  render: ReactElement<{ className?: string; children?: ReactNode }>
  children: ReactNode
}

export function MoreLink({ render, children }: MoreLinkProps) {
  return cloneElement(
    render,
    { className: styles.more },
    <>
      {children}
      <ChevronRight size={16} />
    </>,
  )
}
