// Row requested by the address: highlighted, scrolled into view, its first action focused.
import { createContext } from 'react'

export const AskedRow = createContext<string | undefined>(undefined)
