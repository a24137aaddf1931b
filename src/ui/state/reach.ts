// Whether the network is up, as far as the app knows: content missing offline has not failed.
import { createContext } from 'react'

export const Reach = createContext(true)
