// The row of a tab that its address asks for: marked, brought into view, its first action in focus.
import { createContext } from 'react'

export const AskedRow = createContext<string | undefined>(undefined)
