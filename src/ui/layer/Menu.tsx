// A short menu of options or actions, anchored to a control. Loaded when it first opens.
import type { ReactNode, RefObject } from 'react'
import { laterPart } from './later-part.ts'
import { OpenedLater, type OpenProps } from './OpenedLater.tsx'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Set on all items of a choice, of which one is chosen. */
  chosen?: boolean
  /** Language of the label if it differs from the page's. */
  lang?: string
  onSelect(): void
}

export interface MenuProps extends OpenProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

/** Exported for preloading. */
export const menuPart = laterPart<MenuProps>(() => import('./MenuPanel.tsx').then((part) => part.MenuPanel))

export function Menu(props: MenuProps) {
  return <OpenedLater part={menuPart} props={props} />
}
