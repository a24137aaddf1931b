// A short list of choices or acts that hangs from a control. Loaded at its first opening.
import type { ReactNode, RefObject } from 'react'
import { laterPart } from './later-part.ts'
import { OpenedLater, type OpenProps } from './OpenedLater.tsx'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Given on all items of a choice: one of them is chosen. */
  chosen?: boolean
  /** Language of the label where it is not the page's. */
  lang?: string
  onSelect(): void
}

export interface MenuProps extends OpenProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

/** For those who fetch it ahead. */
export const menuPart = laterPart<MenuProps>(() => import('./MenuPanel.tsx').then((part) => part.MenuPanel))

export function Menu(props: MenuProps) {
  return <OpenedLater part={menuPart} props={props} />
}
