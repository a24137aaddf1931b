// Whether there is a network, as far as the app knows: what did not come without one has not failed.
import { createContext } from 'react'

export const Reach = createContext(true)
